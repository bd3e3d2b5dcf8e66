import { type Element, isTag, isText } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

/** Part of a page that can be found: from one heading to the next. */
export type Section = {
  /** The id of its heading, or null for what stands before the first. */
  readonly anchor: string | null
  readonly heading: string
  readonly text: string
}

export type PageText = {
  readonly title: string
  readonly description: string
  readonly sections: readonly Section[]
}

/** What is not the words of a page: navigation, pictures, forms and figures in tables. */
const LEFT_OUT = new Set('script style nav svg form template table noscript pre'.split(' '))
/** Names and figures of accounts: they may change or be deleted at any time, and are never found. */
const NOT_FOUND = 'data-nosnippet'
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
])
const HEADINGS = new Set(['h2', 'h3', 'dt', 'summary'])

/** The words in the main part of one of our own pages, by section. */
export function readPage(html: string): PageText {
  const page = parseDocument(html).children
  const find = (is: (element: Element) => boolean) => DomUtils.findOne(is, page)
  const title = find(({ name }) => name === 'title')
  const description = find(({ name, attribs }) => name === 'meta' && attribs.name === 'description')
  const main = find(({ name }) => name === 'main')
  const sections: Section[] = [{ anchor: null, heading: '', text: '' }]
  if (main) readInto(sections, main)
  return {
    title: title ? (DomUtils.textContent(title).split(' · ')[0] ?? '') : '',
    description: description?.attribs.content ?? '',
    sections: sections.map(({ text, ...section }) => ({ ...section, text: onOneLine(text) })),
  }
}

function readInto(sections: Section[], parent: Element): void {
  for (const node of parent.children) {
    if (isText(node)) addText(sections, node.data)
    if (!isTag(node) || LEFT_OUT.has(node.name) || NOT_FOUND in node.attribs) continue
    const heading = onOneLine(DomUtils.textContent(node))
    const anchor = HEADINGS.has(node.name) ? anchorOf(node) : null
    if (anchor !== null) sections.push({ anchor, heading, text: '' })
    else if (node.name === 'h1') sections[0] = { anchor: null, heading, text: '' }
    else readInto(sections, node)
    if (!INLINE.has(node.name)) endBlock(sections)
  }
}

/** Questions have the address of the disclosure around them. */
function anchorOf({ attribs, name, parent }: Element): string | null {
  if (attribs.id) return attribs.id
  const around = parent && isTag(parent) ? parent.attribs.id : undefined
  return name === 'summary' && around ? around : null
}

function addText(sections: Section[], text: string): void {
  const last = sections.at(-1)
  if (last) sections.splice(-1, 1, { ...last, text: last.text + text })
}

/** A block without a full stop, such as a heading, would run into the sentence after it. */
function endBlock(sections: Section[]): void {
  const text = sections.at(-1)?.text.trimEnd() ?? ''
  addText(sections, /[\p{L}\p{N})%”’]$/u.test(text) ? '. ' : ' ')
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
