import { compiledName } from '../../messages/compiled-messages.ts'
import { catalogueName } from '../../messages/generated-messages.ts'
import type { Catalogue } from '../../messages/read-catalogues.ts'
import type { Breach, Source } from '../source.ts'
import { calleeOf, listOf, nodesOf, sourceOfNode } from '../syntax.ts'

/** Keys of a catalogue that nothing shows, and keys that no catalogue has. */
export function findStrayKeys(
  sources: readonly Source[],
  catalogues: readonly Catalogue[],
): Breach[] {
  return catalogues.flatMap((catalogue) => {
    if (catalogue.isCompiled) return findUnused(sources, catalogue)
    const used = sources.filter(({ path }) => isWithin(path, catalogue)).flatMap(usesIn(catalogue))
    const keys = Object.keys(catalogue.messages)
    return [
      ...keys
        .filter((key) => !used.some(({ pattern }) => pattern.test(key)))
        .map((key) => breach(catalogue.path, `nothing shows ${key}`)),
      ...used
        .filter(({ pattern }) => !keys.some((key) => pattern.test(key)))
        .map(({ path, written }) => breach(path, `${catalogue.path} has no ${written}`)),
    ]
  })
}

/** Compiled messages have types of their own, so that one that is missing does not compile. */
const findUnused = (sources: readonly Source[], catalogue: Catalogue): Breach[] =>
  Object.keys(catalogue.messages)
    .filter((key) => {
      const call = new RegExp(`\\b${compiledName(key)}\\(`)
      return !sources.some(({ path, text }) => isWithin(path, catalogue) && call.test(text))
    })
    .map((key) => breach(catalogue.path, `nothing shows ${key}`))

const breach = (path: string, message: string): Breach => ({
  path,
  rule: 'messages-are-used',
  message,
})

const isWithin = (path: string, { folder }: Catalogue) =>
  path.startsWith(`${folder}/`) && !/\.(test|generated)\.tsx?$/.test(path)

type Use = { readonly path: string; readonly written: string; readonly pattern: RegExp }

const usesIn =
  (catalogue: Catalogue) =>
  ({ path, text }: Source): Use[] => {
    const name = catalogueName(catalogue)
    const functions = [`${name}Message`, `${name}Rich`]
    if (!functions.some((each) => text.includes(`${each}(`))) return []
    return [...nodesOf(text, path)].flatMap(({ node }) => {
      const callee = node.type === 'CallExpression' ? calleeOf(node) : null
      if (!callee || !functions.includes(sourceOfNode(text, callee))) return []
      const [key] = listOf(node, 'arguments')
      const written = key ? sourceOfNode(text, key) : ''
      return [{ path, written, pattern: patternOf(written) }]
    })
  }

/** A key is written out, or is a template such as `members.done.${done}` that stands for several. */
function patternOf(written: string): RegExp {
  const isText = /^(['`]).*\1$/s.test(written)
  // What is no text matches no key, and is refused.
  if (!isText) return /^\b$/
  const parts = written.slice(1, -1).split(/\$\{[^}]*\}/)
  return new RegExp(`^${parts.map(escaped).join('.+')}$`)
}

const escaped = (words: string): string => words.replaceAll(/\W/g, String.raw`\$&`)
