import type { Source } from '../source.ts'
import { calleeOf, nodesOf, sourceOfNode } from '../syntax.ts'

const CODE_OF_PAGES = /^apps\/web\/src\/(capabilities|content|shell)\//
const IS_TEST_OR_GENERATED = /\.(test|generated)\.tsx?$/

/** A word by itself: “Paid”, “Saved.” */
const IS_WORD = /^\p{Lu}\p{Ll}+[.:,]?$/u
/** What is called so in every language. */
const SAME_EVERYWHERE = new Set(
  `Amazon Ana Bristol Etsy Facebook Google Magento Organization Person Robin Shopify Square Squarespace Strapi
  Understory Visa Wix`.split(/\s+/),
)
/** What goes inside of a sentence: “as soon as you have paid”, “1 order”. */
const IS_PIECE = /^\p{Ll}[\p{Ll}’'-]* \p{Ll}|^\d+ \p{Ll}{3,}|^[,;:] \p{L}/u
/** What stands beside a figure in a template: “ ending in ”. */
const IS_BESIDE_FIGURE = /(^|\s)\p{Ll}{3,}(\s|$|[.,:])/u
const IS_CODE = /[<>{}=/#]|--|\dpx|^(curl|import|upstream) |^[\w.]+\.$|^mailto:|^sq ft$/

/** Attributes that nobody reads. */
const IS_UNREAD =
  /^(accept|aria-(controls|describedby|keyshortcuts|labelledby|owns)|autoComplete|className|d|data-|href|id|media|name|pattern|points|rel|sizes|style|transform|type|viewBox)/
/** A fault that is thrown, a pattern, a list of words that are looked up, a type. */
const IS_FOR_PROGRAMS = /^(throw|new (\w*Error|RegExp|Set)\b)/
const NEVER_SHOWN = new Set(['TSLiteralType', 'TSTemplateLiteralType', 'TaggedTemplateExpression'])
/** What is compared, imported or looked up. */
const TAKES_CODE = new Set([
  'BinaryExpression',
  'ExportNamedDeclaration',
  'ImportDeclaration',
  'SwitchCase',
])
const TAKES_KEYS =
  /(Message|Rich)$|\.(append|endsWith|get|has|includes|indexOf|join|replace|replaceAll|set|split|startsWith)$/

type PageNode = ReturnType<typeof nodesOf> extends Generator<infer Each> ? Each : never

/** How many words and pieces of sentences each file of the pages has in its code, which a catalogue should have. */
export function countPiecesInPages(sources: readonly Source[]): Map<string, number> {
  const counted = sources
    .filter(({ path }) => CODE_OF_PAGES.test(path) && !IS_TEST_OR_GENERATED.test(path))
    .map(({ path, text }) => [path, [...nodesOf(text, path)].filter(isPiece(text)).length] as const)
  return new Map(counted.filter(([, count]) => count > 0))
}

const isPiece =
  (text: string) =>
  ({ node, within }: PageNode): boolean =>
    isInWords(node, text) && !isCode(node, within.at(-1), text) && !within.some(isUnread(text))

function isInWords(node: PageNode['node'], text: string): boolean {
  const written = sourceOfNode(text, node)
  if (node.type === 'TemplateElement')
    return IS_BESIDE_FIGURE.test(written) && !IS_CODE.test(written)
  if (node.type !== 'StringLiteral') return false
  const words = written.slice(1, -1)
  if (IS_CODE.test(words) || SAME_EVERYWHERE.has(words)) return false
  return IS_WORD.test(words) || IS_PIECE.test(words)
}

function isCode(
  node: PageNode['node'],
  parent: PageNode['node'] | undefined,
  text: string,
): boolean {
  if (!parent) return false
  if (TAKES_CODE.has(parent.type)) return true
  if (parent.type === 'ObjectProperty') return 'key' in parent && parent.key === node
  const callee = parent.type === 'CallExpression' ? calleeOf(parent) : null
  return callee ? TAKES_KEYS.test(sourceOfNode(text, callee)) : false
}

const isUnread =
  (text: string) =>
  (node: PageNode['node']): boolean => {
    if (NEVER_SHOWN.has(node.type)) return true
    const written = sourceOfNode(text, node)
    if (node.type === 'JSXAttribute') return IS_UNREAD.test(written)
    return /^(Throw|New)/.test(node.type) && IS_FOR_PROGRAMS.test(written)
  }
