import { contrast } from '@understory/domain/site/installation/contrast.ts'
import { COLOURS } from './colours.ts'

/** What documents and pictures carry of the installation that made them. */
export type DocumentBrand = {
  readonly siteName: string
  /** Its mark as a square PNG; null: the built-in one. */
  readonly mark: Uint8Array | null
  /** Of headings, bars and rules on paper. */
  readonly colour: string
  /** Of what stands out beside them. */
  readonly accent: string
}

export const BUILT_IN_DOCUMENT_BRAND: DocumentBrand = {
  siteName: 'Understory',
  mark: null,
  colour: COLOURS.moss,
  accent: COLOURS.clay,
}

/** The field that the built-in mark is drawn on, and what stands in its place is fitted into. */
export const MARK_FIELD = 32

/** What small text takes on paper (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

/** What an installation chose for its pages, where it can be read on paper, too; else the built-in colours. */
export function coloursOnPaper({
  primary,
  action,
}: {
  readonly primary?: string | undefined
  readonly action?: string | undefined
}): Pick<DocumentBrand, 'colour' | 'accent'> {
  const { colour, accent } = BUILT_IN_DOCUMENT_BRAND
  return { colour: readableOr(colour, primary), accent: readableOr(accent, action) }
}

const readableOr = (builtIn: string, chosen: string | undefined) =>
  chosen !== undefined && contrast(chosen, COLOURS.paper) >= READABLE ? chosen : builtIn
