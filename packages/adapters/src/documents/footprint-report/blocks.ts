import type { SectionId } from '@understory/domain/footprints/documents/requirements/report-sections.ts'

/** What a report is made of, before it is laid out on paper. */
export type Column = {
  readonly title: string
  /** Of the width of the page, 0 to 1. */
  readonly width: number
  readonly isNumber?: boolean
  /** Its words are set whole, however many rows they take. */
  readonly isWhole?: boolean
}

export type Table = {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** How many of the last rows are sums. */
  readonly sums?: number
}

export type Text = { readonly kind: 'text' | 'quiet' | 'heading'; readonly text: string }
export type Bar = {
  readonly kind: 'bar'
  readonly parts: readonly { readonly title: string; readonly size: number }[]
  readonly alt: string
}

export type Block = Table | Text | Bar

export type Section = {
  readonly id: SectionId
  readonly title: string
  readonly blocks: readonly Block[]
}

export const text = (words: string): Text => ({ kind: 'text', text: words })
export const quiet = (words: string): Text => ({ kind: 'quiet', text: words })
export const heading = (words: string): Text => ({ kind: 'heading', text: words })
export const table = (columns: readonly Column[], rows: Table['rows'], sums = 0): Table => ({
  kind: 'table',
  columns,
  rows,
  sums,
})
