import type { FontStyle } from '../fonts/fonts.ts'
import { fitText, printable, widthOfText, wrapText } from '../fonts/text-runs.ts'

export const CELL = { size: 9, leading: 12 } as const
const MOST_ROWS_OF_CELL = 8
const MOST_ROWS_OF_TEXT = 60
const ILLEGIBLE = 'in a script that this paper cannot set'

type Fit = { readonly size: number; readonly font: FontStyle; readonly width: number }

/** A statement may be ten times as long as what `printable` takes at once. */
const LONGEST_PIECE = 360
const PARTS_OF_WORD = /\S{1,180}/gu

/** Cuts a paragraph between words into pieces short enough to print, and a word only where it must. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const word of text.match(PARTS_OF_WORD) ?? []) {
    const longer = `${pieces.at(-1) ?? ''} ${word}`
    if (pieces.length > 0 && longer.length <= LONGEST_PIECE) pieces.splice(-1, 1, longer)
    else pieces.push(word)
  }
  return pieces
}

/** The rows of a paragraph. */
export function reportRowsOf(text: string, { size, font, width }: Fit): string[] {
  const words = piecesOf(text)
    .map((piece) => printable(piece, font, ILLEGIBLE))
    .join(' ')
  return wrapText(words || ILLEGIBLE, font, { size, width, lines: MOST_ROWS_OF_TEXT })
}

type Cell = { readonly width: number; readonly isNumber: boolean; readonly isSum: boolean }

/** The rows of a cell; a number stays on one. */
export function cellRows(text: string, { width, isNumber, isSum }: Cell): string[] {
  const font = isSum ? 'strong' : 'body'
  const words = text === '' ? '' : printable(text, font, ILLEGIBLE)
  if (isNumber) return [fitText(words, font, { size: CELL.size, smallest: CELL.size, width }).text]
  if (widthOfText(words, font, CELL.size) <= width) return [words]
  return wrapText(words, font, { size: CELL.size, width, lines: MOST_ROWS_OF_CELL })
}
