import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { BadImage } from './content-image.ts'
import type { MarkdownProblem } from './markdown-problem.ts'
import { takeOutUndescribed } from './take-out-undescribed.ts'

export type ImageFacts = { readonly name: string; readonly width: number; readonly height: number }

export type EnhancedHtml = {
  readonly words: number
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  readonly images: readonly string[]
  /** The text cannot be shown. */
  readonly problems: readonly MarkdownProblem[]
  /** Pictures that were taken out of it; the rest can be shown. */
  readonly takenOut: readonly MarkdownProblem[]
}

/** Where the images of a text are found, and which line each part of it comes from. */
type Source = {
  readonly findImage: (source: string) => Promise<ImageFacts>
  readonly lineOf: (words: string) => number | null
}

/** Where images are served from. */
const IMAGES = '/api/content-images/'
/** Ids that the page around the text has. */
const TAKEN = ['main', 'sources', 'more', 'contents']

/**
 * Gives what was sanitised what our pages need: ids for headings, `rel` for links to other hosts, sizes and
 * our own address for images, and a box for tables that are wider than a phone.
 */
export async function enhanceHtml(tree: Root, source: Source): Promise<EnhancedHtml> {
  const takenOut = takeOutUndescribed(tree, source.lineOf)
  const headings: { id: string; text: string }[] = []
  const problems: MarkdownProblem[] = []
  const pictures: Element[] = []
  const taken = new Set(TAKEN)
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[2-4]$/.test(node.tagName)) {
      const text = htmlTextOf(node).trim()
      const id = freeId(text, taken)
      node.properties.id = id
      if (node.tagName === 'h2') headings.push({ id, text })
    }
    if (node.tagName === 'a') enhanceLink(node)
    if (node.tagName === 'img') pictures.push(node)
    if (node.tagName === 'p') makeFigure(node)
    if (node.tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = scrollBox(node)
      return [SKIP, index + 1]
    }
    return undefined
  })
  // Tables were put into their boxes; what is in their cells is enhanced as well.
  visit(tree, 'element', (node) => {
    // The corner of a table is no heading of anything.
    if (node.tagName === 'th' && htmlTextOf(node).trim() === '') node.tagName = 'td'
    if (node.tagName === 'a') enhanceLink(node)
    if (node.tagName === 'img' && !pictures.includes(node)) pictures.push(node)
  })
  const images: string[] = []
  for (const picture of pictures) {
    const found = await enhanceImage(picture, source)
    if (typeof found === 'string') images.push(found)
    else problems.push(found)
  }
  return { words: countWords(htmlTextOf(tree)), headings, images, problems, takenOut }
}

function enhanceLink(link: Element): void {
  const { href } = link.properties
  if (typeof href === 'string' && /^(https?:)?\/\//i.test(href)) {
    link.properties.rel = ['external', 'noopener', 'noreferrer']
  }
}

/** A picture in a paragraph of its own is a figure; its title is the caption. */
function makeFigure(paragraph: Element): void {
  const [picture, ...others] = paragraph.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  if (others.length > 0 || picture?.type !== 'element' || picture.tagName !== 'img') return
  const { title } = picture.properties
  paragraph.tagName = 'figure'
  paragraph.children = [picture]
  if (typeof title !== 'string' || title === '') return
  delete picture.properties.title
  paragraph.children.push({
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: title }],
  })
}

/** A table scrolls by itself, also by keyboard, and says what it is. */
function scrollBox(table: Element): Element {
  const heads: string[] = []
  visit(table, 'element', (node) => {
    if (node.tagName === 'th') heads.push(htmlTextOf(node).trim())
  })
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll'],
      tabIndex: 0,
      role: 'region',
      ariaLabel: `Table: ${heads.filter(Boolean).join(', ') || 'figures'}`.slice(0, 200),
    },
    children: [table],
  }
}

async function enhanceImage(
  picture: Element,
  { findImage, lineOf }: Source,
): Promise<string | MarkdownProblem> {
  const { src } = picture.properties
  const line = lineOf(typeof src === 'string' && src !== '' ? src : '![')
  if (typeof src !== 'string' || src === '') {
    return { line, message: 'An image has no address that may be used here.' }
  }
  try {
    const { name, width, height } = await findImage(src)
    Object.assign(picture.properties, {
      src: `${IMAGES}${name}`,
      width,
      height,
      loading: 'lazy',
      decoding: 'async',
    })
    return name
  } catch (fault) {
    if (fault instanceof BadImage) return { line, message: `The image ${src} ${fault.message}.` }
    throw fault
  }
}

function freeId(text: string, taken: Set<string>): string {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .match(/[a-z0-9]+/g)
  const plain = words?.join('-').slice(0, 60)
  const wanted = plain || 'part'
  let id = wanted
  for (let turn = 2; taken.has(id); turn += 1) id = `${wanted}-${turn}`
  taken.add(id)
  return id
}

function htmlTextOf(node: Root | ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node
    ? node.children.map((child) => htmlTextOf(child as ElementContent)).join(' ')
    : ''
}

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
