import type { GivenBy } from '@understory/ports/documents/documents.ts'
import { COLOURS } from '../colours.ts'
import { printable, wrapText } from '../fonts/text-runs.ts'
import { drawLine, type Pdf } from '../pdf/pdf-page.ts'

const CARD = { x: 34, y: 68, width: 440, padding: 14, lowest: 256 } as const
const GIFT_CARD_SIZES = [13, 11.5, 10, 9] as const
const LEADING = 1.35
const GIFT_CARD_MAX_LINES = 40

/** The giver's words, on a card that lies on the picture: as large as they fit. */
export function drawGiftCard(pdf: Pdf, { message }: GivenBy): void {
  const { size, rows } = setWords(message)
  const height = rows.length * size * LEADING + 2 * CARD.padding
  pdf.roundedRect(CARD.x, CARD.y, CARD.width, height, 6).fillColor(COLOURS.paper, 0.95).fill()
  const line = { x: CARD.x + CARD.padding, size, font: 'body', colour: COLOURS.ink } as const
  for (const [index, row] of rows.entries()) {
    const y = CARD.y + CARD.padding + size + index * size * LEADING
    if (row) drawLine(pdf, row, { ...line, y })
  }
}

/** The last size is taken as it is; what has no room even so is left out. */
function setWords(message: string): { size: number; rows: string[] } {
  const paragraphs = message
    .split('\n')
    .map((line) =>
      line.trim() ? printable(line, 'body', 'See the words on the page of the gift.') : '',
    )
  const width = CARD.width - 2 * CARD.padding
  const room = CARD.lowest - CARD.y - 2 * CARD.padding
  for (const size of GIFT_CARD_SIZES) {
    const rows = paragraphs.flatMap((line) =>
      wrapText(line, 'body', { size, width, lines: GIFT_CARD_MAX_LINES }),
    )
    const fitting = Math.floor(room / (size * LEADING))
    if (rows.length <= fitting || size === GIFT_CARD_SIZES.at(-1))
      return { size, rows: rows.slice(0, fitting) }
  }
  return { size: GIFT_CARD_SIZES[0], rows: [] }
}
