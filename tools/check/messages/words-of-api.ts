import type { Breach, Source } from '../source.ts'
import { nodesOf, sourceOfNode } from '../syntax.ts'
import { findUnlisted } from './unlisted.ts'

const CAPABILITIES = 'apps/api/src/capabilities/'
/** Fields of an email, a document or an answer that people read. */
const IS_READ =
  /^(button|caption|footer|heading|label|lead|note|paragraph|preview|question|said|subject|title|todo)$/
/** Begins like a sentence and has a second word. */
const IS_SENTENCE = /^\s*\p{Lu}\S*\s+\p{L}/u
const BEGINS_WITH_CAPITAL = /^\s*\p{Lu}/u
/** Manifests are read by engineers; what the demonstration holds is data, not words of the product. */
const IS_LEFT_OUT = /\.(test|generated)\.ts$|\/capability\.ts$|\/developers\/demo\//
const TEXTS = new Set(['StringLiteral', 'TemplateElement'])
/** What stands between a text and the field that shows it. */
const PASSES_ON = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'ArrayExpression',
])

type Parsed = ReturnType<typeof nodesOf> extends Generator<infer Each> ? Each : never

/** How many pieces of text each file of the API has in its code, where they are not in a catalogue yet. */
export function countWordsOfApi(sources: readonly Source[]): Map<string, number> {
  const counted = sources
    .filter(({ path }) => path.startsWith(CAPABILITIES) && !IS_LEFT_OUT.test(path))
    .map(({ path, text }) => [path, [...nodesOf(text, path)].filter(isRead(text)).length] as const)
  return new Map(counted.filter(([, count]) => count > 0))
}

/**
 * The list of files of the API whose words are still in their code only grows shorter: a new file has them
 * in the catalogue of its capability, and one that has moved is struck off.
 */
export const findWordsOfApi = (sources: readonly Source[], listed: readonly string[]): Breach[] =>
  findUnlisted(countWordsOfApi(sources), listed, 'words-of-the-api')

const isRead =
  (text: string) =>
  ({ node, within }: Parsed): boolean => {
    if (!TEXTS.has(node.type) || within.some((each) => isForEngineers(each, text))) return false
    const written = sourceOfNode(text, node).replace(/^['"]/, '')
    return (
      IS_SENTENCE.test(written) || (BEGINS_WITH_CAPITAL.test(written) && isInField(within, text))
    )
  }

/** A fault that is thrown, a line of the log, a statement. */
function isForEngineers(node: Parsed['node'], text: string): boolean {
  if (node.type === 'ThrowStatement' || node.type === 'TaggedTemplateExpression') return true
  const written = sourceOfNode(text, node)
  return (
    (node.type === 'NewExpression' && /^new \w*Error\b/.test(written)) ||
    (node.type === 'CallExpression' && /^[\w.]*log\.(debug|error|info|warn)\(/.test(written))
  )
}

function isInField(within: Parsed['within'], text: string): boolean {
  const field = within.findLast(({ type }) => !PASSES_ON.has(type))
  if (field?.type !== 'ObjectProperty') return false
  return IS_READ.test(/^['"]?([\w-]+)/.exec(sourceOfNode(text, field))?.[1] ?? '')
}
