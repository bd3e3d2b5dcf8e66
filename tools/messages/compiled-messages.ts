import { compileMessage } from './compile-message.ts'
import { argumentsOf, TAG_TYPE } from './message-arguments.ts'
import type { Catalogue } from './read-catalogues.ts'

/** `giftSum.each` gives `giftSumEach`. */
export const compiledName = (key: string): string =>
  key.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * What stands beside a catalogue of islands: a file for each part of a page (`giftSum` gives
 * `gift-sum.generated.ts`), with a function for each of its messages, so that a script has those it shows.
 */
export function compiledFiles({ messages }: Pick<Catalogue, 'messages'>): Map<string, string> {
  const parts = Map.groupBy(Object.entries(messages), ([key]) => key.split('.')[0] ?? key)
  return new Map([...parts].map(([part, own]) => [`${kebab(part)}.generated.ts`, fileOf(own)]))
}

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function fileOf(messages: readonly (readonly [key: string, text: string])[]): string {
  const functions = messages.map(([key, text]) => functionOf(key, text)).join('\n')
  return [
    '// Made from en-GB.json by `npm run messages`.',
    ...importOf('compiled-messages', functions, ['numberIn(', 'pluralOf(']),
    ...importOf('message-parts', functions, ['inOrder(', TAG_TYPE]),
    '',
    functions,
    '',
  ].join('\n')
}

/** The import of those names that stand in the code, as they are written there. */
function importOf(file: string, code: string, written: readonly string[]): string[] {
  const names = written
    .filter((each) => code.includes(each))
    .map((each) => (each === TAG_TYPE ? `type ${each}` : each.slice(0, -1)))
  return names.length > 0
    ? [`import { ${names.join(', ')} } from '@understory/messages/${file}.ts'`]
    : []
}

function functionOf(key: string, text: string): string {
  const given = [...argumentsOf(text)]
  const names = given.map(([name]) => name).join(', ')
  const types = given.map(([name, type]) => `readonly ${name}: ${type}`).join('; ')
  const parameters = given.length > 0 ? `{ ${names} }: { ${types} }` : ''
  return `export const ${compiledName(key)} = (${parameters}) => ${compileMessage(text)}`
}
