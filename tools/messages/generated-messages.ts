import { basename } from 'node:path'
import { compiledFiles } from './compiled-messages.ts'
import { argumentsOf, type MessageArguments, TAG_TYPE } from './message-arguments.ts'
import type { Catalogue } from './read-catalogues.ts'

type Typed = { readonly key: string; readonly given: MessageArguments }

/** `company-footprints` gives `companyFootprints`. */
export const catalogueName = ({ folder }: Pick<Catalogue, 'folder'>): string =>
  basename(folder).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The files that stand beside a catalogue, by their names. */
export const generatedFiles = (catalogue: Catalogue): ReadonlyMap<string, string> =>
  catalogue.isCompiled
    ? compiledFiles(catalogue)
    : new Map([['messages.generated.ts', generatedMessages(catalogue)]])

/** What stands beside a catalogue: a function whose keys and arguments are those of its messages. */
function generatedMessages(catalogue: Catalogue): string {
  const typed = Object.entries(catalogue.messages).map(([key, text]) => ({
    key,
    given: argumentsOf(text),
  }))
  const rich = typed.filter(hasTag)
  const plain = typed.filter((each) => !hasTag(each))
  return [
    ...imports(plain.length > 0, rich.length > 0),
    ...functionOf(`${catalogueName(catalogue)}Message`, 'plainMessages', plain),
    ...functionOf(`${catalogueName(catalogue)}Rich`, 'richMessages', rich),
    '',
  ].join('\n')
}

const hasTag = ({ given }: Typed) => [...given.values()].includes(TAG_TYPE)

const imports = (hasPlain: boolean, hasRich: boolean) => [
  '// Made from en-GB.json by `npm run messages`.',
  ...(hasPlain ? ["import { plainMessages } from '@understory/messages/plain-messages.ts'"] : []),
  ...(hasRich
    ? [
        "import type { MessageTag } from '@understory/messages/message-parts.ts'",
        "import { richMessages } from '@understory/messages/rich-messages.ts'",
      ]
    : []),
  "import english from './en-GB.json' with { type: 'json' }",
]

function functionOf(name: string, maker: string, typed: readonly Typed[]): string[] {
  if (typed.length === 0) return []
  return [
    '',
    `export const ${name} = /* @__PURE__ */ ${maker}<{`,
    ...typed.map(({ key, given }) => `  readonly '${key}': ${typeOf(given)}`),
    '}>(english)',
  ]
}

function typeOf(given: MessageArguments): string {
  if (given.size === 0) return 'Record<never, never>'
  return `{ ${[...given].map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }`
}
