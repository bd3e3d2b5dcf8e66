import type { Element, Root, RootContent } from 'hast'
import type { MarkdownProblem } from './markdown-problem.ts'

/** What a writer reads of a picture without a text. */
export const undescribed = (source: string) =>
  `The image ${source} needs a text that says what it shows; it is left out until then.`

/** Takes out pictures that do not say what they show, with the figure or paragraph that is left empty then. */
export function takeOutUndescribed(
  tree: Root,
  lineOf: (words: string) => number | null,
): MarkdownProblem[] {
  const takenOut: MarkdownProblem[] = []
  const takeOutOf = (parent: Root | Element) => {
    const before = takenOut.length
    const kept = parent.children.filter((child) => {
      if (child.type !== 'element') return true
      if (isUndescribed(child)) {
        const source = String(child.properties.src)
        takenOut.push({ line: lineOf(source), message: undescribed(source) })
        return false
      }
      return !(takeOutOf(child) && isLeftEmpty(child))
    })
    parent.children = kept
    return takenOut.length > before
  }
  takeOutOf(tree)
  return takenOut
}

function isUndescribed({ tagName, properties: { src, alt } }: Element): boolean {
  const hasSource = typeof src === 'string' && src !== ''
  return tagName === 'img' && hasSource && (typeof alt !== 'string' || alt.trim() === '')
}

const isLeftEmpty = ({ tagName, children }: Element) =>
  ['figure', 'p', 'a'].includes(tagName) && children.every((child) => isBlank(child))

const isBlank = (node: RootContent) =>
  node.type === 'text'
    ? node.value.trim() === ''
    : node.type === 'element' && node.tagName === 'figcaption'
