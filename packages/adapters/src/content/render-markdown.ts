import type { Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Root as MarkdownRoot } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { gfmTable } from 'micromark-extension-gfm-table'
import { visit } from 'unist-util-visit'
import { ALLOWED_HTML } from './allowed-html.ts'
import { type EnhancedHtml, enhanceHtml, type ImageFacts } from './enhance-html.ts'
import type { MarkdownProblem } from './markdown-problem.ts'

const MOST_CHARACTERS = 100_000
/** Neither a database nor a feed takes them. */
const CONTROL = /[^\P{Cc}\t\n\r]/u
/** Deeper than anyone writes; the parsers call themselves for each level. */
const DEEPEST = 60

export type RenderedMarkdown = Omit<EnhancedHtml, 'problems'> & {
  readonly html: string
  readonly problems: readonly MarkdownProblem[]
}

const EMPTY_MARKDOWN = { html: '', words: 0, headings: [], images: [], takenOut: [] }
const refusedMarkdown = (message: string): RenderedMarkdown => ({
  ...EMPTY_MARKDOWN,
  problems: [{ line: null, message }],
})

/** Markdown with tables to HTML that is safe to show on our own origin, and what is wrong with it. */
export async function renderMarkdown(
  text: string,
  findImage: (source: string) => Promise<ImageFacts>,
): Promise<RenderedMarkdown> {
  if (text.length > MOST_CHARACTERS) {
    return refusedMarkdown(`The text is longer than ${MOST_CHARACTERS} characters.`)
  }
  if (CONTROL.test(text) || !text.isWellFormed()) {
    return refusedMarkdown('The text has characters that cannot be shown.')
  }
  if (isTooDeep(text)) return refusedMarkdown('Quotes, lists or elements are nested too deeply.')
  if (isTooDense(text)) {
    return refusedMarkdown(
      `A paragraph has more than ${MOST_MARKS} marks: leave a line free now and then.`,
    )
  }
  const written = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const tree = toHast(written, { allowDangerousHtml: true })
  const safe = sanitize(raw(tree), ALLOWED_HTML) as Root
  const lineOf = (words: string) => {
    const at = text.indexOf(words)
    return at < 0 ? null : text.slice(0, at).split('\n').length
  }
  const { problems, ...enhanced } = await enhanceHtml(safe, { findImage, lineOf })
  const html = toHtml(safe, { characterReferences: { useNamedReferences: true } })
  return { ...enhanced, html, problems: [...markdownProblemsOf(written), ...problems] }
}

/** Where one paragraph has so many marks, a parser looks back at all of them from each. */
const MOST_MARKS = 500

function isTooDense(text: string): boolean {
  return text.split(/\n[ \t]*\n/).some((part) => (part.match(/[*_[<]/g)?.length ?? 0) > MOST_MARKS)
}

/** Counted on the text alone, before a parser that could run out of stack sees it. */
function isTooDeep(text: string): boolean {
  const opened = text.match(/<[a-z]/gi)?.length ?? 0
  const closed = text.match(/<\/[a-z]|<(?:br|hr|img)\b/gi)?.length ?? 0
  if (opened - closed > DEEPEST) return true
  return text.split('\n').some((line) => {
    const [marks = ''] = /^(?:[ \t]*(?:[>*+-]|\d+[.)]))+/.exec(line) ?? []
    return marks.replaceAll(/[\s\d]/g, '').length > DEEPEST && !/^[\s*_-]+$/.test(line)
  })
}

function markdownProblemsOf(written: MarkdownRoot): MarkdownProblem[] {
  const problems: MarkdownProblem[] = []
  visit(written, (node) => {
    const line = node.position?.start.line ?? null
    if (node.type === 'heading' && node.depth === 1) {
      problems.push({
        line,
        message: 'Begin headings with ##: the title is the heading above them.',
      })
    }
    if (node.type === 'heading' && node.depth > 4) {
      problems.push({ line, message: 'Headings have two to four #; deeper ones are not shown.' })
    }
  })
  return problems
}
