import type { Breach, Source } from '../source.ts'
import { nodesOf, sourceOfNode } from '../syntax.ts'

/** Attributes and fields that people read or hear. */
const IS_READ =
  /^(alt|aria-(description|label|roledescription|valuetext)|body|caption|description|heading|here|hint|label|lead|placeholder|problem|summary|title|what)$/
const HAS_LETTER = /\p{L}/u
/** Begins like a sentence and has a second word. */
const IS_SENTENCE = /^\s*\p{Lu}\S*\s+\p{L}/u
/** An address of the product or a colour, which is the same in every language. */
const IS_CODE = /^\/[\w/-]*$|^#[\da-f]{3,8}$/i
const IS_LEFT_OUT = /\.(test|generated)\.tsx?$/

/** What stands between an expression and the element or field that shows it. */
const PASSES_ON = new Set(['ConditionalExpression', 'LogicalExpression', 'TemplateLiteral'])

/** Everything that a page is made of. */
const PAGES = /^apps\/web\/src\/(capabilities|content|shell)\//

/** Words that people read, in the code of pages, where a catalogue should have them. */
export function findSentencesInPages(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => PAGES.test(path) && !IS_LEFT_OUT.test(path))
    .flatMap((source) =>
      wordsIn(source).map((words) => ({
        path: source.path,
        rule: 'sentences-in-catalogues',
        message: `“${words}” belongs in messages/en-GB.json`,
      })),
    )
}

type Parsed = ReturnType<typeof nodesOf> extends Generator<infer Each> ? Each : never

const wordsIn = ({ path, text }: Source): string[] =>
  [...nodesOf(text, path)].flatMap(({ node, within }) => {
    if (!TEXTS.has(node.type) || isKey(node, within.at(-1))) return []
    const words = wordsOf(node, text)
    if (!HAS_LETTER.test(words) || IS_CODE.test(words)) return []
    return IS_SENTENCE.test(words) || isShown(node, within, text) ? [words.trim()] : []
  })

/** A key of an object, such as the name of a unit, is what the code looks up. */
const isKey = (node: Parsed['node'], parent: Parsed['node'] | undefined): boolean =>
  parent?.type === 'ObjectProperty' && 'key' in parent && parent.key === node

const TEXTS = new Set(['JSXText', 'StringLiteral', 'TemplateElement'])

function wordsOf(node: Parsed['node'], text: string): string {
  const written = sourceOfNode(text, node)
  return node.type === 'StringLiteral' ? written.slice(1, -1) : written
}

/** Whether an element has it between its tags, or in an attribute or field that people read. */
function isShown(node: Parsed['node'], within: Parsed['within'], text: string): boolean {
  if (node.type === 'JSXText') return true
  const at = within.findLastIndex(({ type }) => !PASSES_ON.has(type))
  const parent = within[at]
  // In a condition stands what is compared, not what is shown.
  if (!parent || isCompared(node, within.slice(at + 1))) return false
  if (parent.type !== 'JSXExpressionContainer') return IS_READ.test(attributeName(parent, text))
  const above = within[at - 1]
  return above?.type === 'JSXAttribute' ? IS_READ.test(attributeName(above, text)) : true
}

const isCompared = (node: Parsed['node'], passed: Parsed['within']): boolean =>
  passed.some((each, index) => 'test' in each && each.test === (passed[index + 1] ?? node))

/** The name of an attribute or of a field; of anything else, none. */
function attributeName(node: Parsed['node'], text: string): string {
  const named = node.type === 'JSXAttribute' || node.type === 'ObjectProperty'
  return named ? (/^['"]?([\w-]+)/.exec(sourceOfNode(text, node))?.[1] ?? '') : ''
}
