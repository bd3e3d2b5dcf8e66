import { type Node, safeAddress } from './nodes.ts'

const SERIF = "Georgia,'Times New Roman',serif"
const P = 'margin:0 0 16px'
const HEADING = `margin:32px 0 12px;font-family:${SERIF};font-weight:normal;line-height:1.25;color:#16352A`

/** Mail programs read inline styles alone. */
export function toEmailHtml(nodes: readonly Node[]): string {
  return nodes.map(one).join('')
}

function one(node: Node): string {
  switch (node.type) {
    case 'text':
    case 'html':
      return escaped(node.value)
    case 'paragraph':
      return tag('p', P, toEmailHtml(node.children))
    case 'heading': {
      const [name, size] = node.depth <= 2 ? ['h2', 22] : ['h3', 18]
      return tag(`${name}`, `${HEADING};font-size:${size}px`, toEmailHtml(node.children))
    }
    case 'strong':
      return `<strong>${toEmailHtml(node.children)}</strong>`
    case 'emphasis':
      return `<em>${toEmailHtml(node.children)}</em>`
    case 'inlineCode':
      return `<code>${escaped(node.value)}</code>`
    case 'code':
      return tag('pre', `${P};white-space:pre-wrap`, escaped(node.value))
    case 'break':
      return '<br>'
    case 'thematicBreak':
      return '<hr style="margin:32px 0;border:0;border-top:1px solid #DCE8D2">'
    case 'blockquote':
      return tag(
        'blockquote',
        'margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #6FAE7D;color:#5B4636',
        toEmailHtml(node.children),
      )
    case 'list':
      return tag(
        node.ordered ? 'ol' : 'ul',
        'margin:0 0 16px;padding-left:24px',
        toEmailHtml(node.children),
      )
    case 'listItem':
      return tag('li', 'margin:0 0 8px', toEmailHtml(unwrapped(node.children)))
    case 'link': {
      const [url, words] = [safeAddress(node.url), toEmailHtml(node.children)]
      return url ? `<a href="${escaped(url)}" style="color:#1F5A43">${words}</a>` : words
    }
    case 'image':
    case 'imageReference':
      return node.alt ? `<em>[${escaped(node.alt)}]</em>` : ''
    default:
      return 'children' in node ? toEmailHtml(node.children) : ''
  }
}

/** The words of a short entry stand in it without a paragraph. */
function unwrapped(children: readonly Node[]): readonly Node[] {
  const [first, ...rest] = children
  return first?.type === 'paragraph' ? [...first.children, ...rest] : children
}

const tag = (name: string, style: string, content: string) =>
  `<${name} style="${style}">${content}</${name}>`

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '')
