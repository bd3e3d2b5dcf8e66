import { type Node, safeAddress } from './nodes.ts'

/** Blocks, with an empty line between them. */
export function toPlainText(nodes: readonly Node[]): string {
  return nodes
    .map((node) => block(node))
    .filter(Boolean)
    .join('\n\n')
}

function block(node: Node): string {
  switch (node.type) {
    case 'heading': {
      const words = inline(node.children)
      return `${words}\n${'-'.repeat(Math.min(words.length, 60))}`
    }
    case 'list':
      return node.children
        .map((item, index) => {
          const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '- '
          return mark + indented(toPlainText(item.children), ' '.repeat(mark.length))
        })
        .join('\n')
    case 'blockquote':
      return `> ${indented(toPlainText(node.children), '> ')}`
    case 'code':
    case 'html':
      return node.value
    case 'thematicBreak':
      return '* * *'
    default:
      return 'children' in node ? inline(node.children) : inline([node])
  }
}

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`)

function inline(nodes: readonly Node[]): string {
  return nodes.map(plainWordsOf).join('')
}

function plainWordsOf(node: Node): string {
  switch (node.type) {
    case 'text':
    case 'html':
    case 'inlineCode':
      return node.value
    case 'break':
      return '\n'
    case 'image':
    case 'imageReference':
      return node.alt ? `[${node.alt}]` : ''
    case 'link': {
      const [url, label] = [safeAddress(node.url), inline(node.children)]
      return url && url !== label ? `${label} (${url})` : label
    }
    default:
      return 'children' in node ? inline(node.children) : ''
  }
}
