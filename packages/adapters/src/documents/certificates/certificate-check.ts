import { shownCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import type { PaperProof } from '@understory/ports/documents/documents.ts'
import { COLOURS } from '../colours.ts'
import { widthOfText } from '../fonts/text-runs.ts'
import { drawLine, type Pdf } from '../pdf/pdf-page.ts'
import { qrPath } from '../pdf/qr-path.ts'
import { FOOT } from './certificate-card.ts'

/** At the right of the card, in points: all of it begins at one edge. */
const COLUMN = { x: 612, width: 168 } as const
export const QR = { x: COLUMN.x, y: 394, side: 114 } as const
const ADDRESS_SIZE = 9
const MOST_ROWS = 4

type Checked = { readonly code: string; readonly verificationUrl: string }

/** Where and how anyone can check the certificate. */
export function drawCheck(pdf: Pdf, { code, verificationUrl }: Checked): void {
  const line = { ...COLUMN, smallest: 9, font: 'body', colour: COLOURS.quiet } as const
  const strong = { ...line, font: 'strong', colour: COLOURS.ink } as const
  drawLine(pdf, 'Anyone can check this', { ...strong, y: 295, size: 12 })
  for (const [index, row] of addressRows(verificationUrl).entries()) {
    drawLine(pdf, row, { ...line, y: 310 + index * 11, size: ADDRESS_SIZE })
  }
  drawLine(pdf, 'Short code', { ...line, y: 361, size: 10 })
  drawLine(pdf, shownCode(code), { ...strong, y: 381, size: 19 })
}

/** The whole address without its scheme, broken after dots, slashes and hyphens. */
function addressRows(url: string): string[] {
  const { host, pathname } = new URL(url)
  const rows = ['']
  for (const piece of `${host}${pathname}`.split(/(?<=[./-])/)) {
    const longer = `${rows.at(-1)}${piece}`
    if (rows.length === MOST_ROWS || widthOfText(longer, 'body', ADDRESS_SIZE) <= COLUMN.width) {
      rows[rows.length - 1] = longer
    } else rows.push(piece)
  }
  return rows
}

/** Where it stands in the public log; the key is at this path of the address above. */
export function drawProof(pdf: Pdf, proof: PaperProof): void {
  const line = { ...COLUMN, size: 9, font: 'body', colour: COLOURS.quiet } as const
  const rows = certificateCheckRowsOf(proof)
  for (const [row, words] of rows.entries()) {
    drawLine(pdf, words, { ...line, y: FOOT - (rows.length - 1 - row) * 10 })
  }
}

function certificateCheckRowsOf({
  index,
  treeSize,
  keyId,
  revision,
  entries,
}: PaperProof): string[] {
  const [leaf, size, count] = [index, treeSize, entries].map((each) => each.toLocaleString('en-GB'))
  const key = `of ${size}, key ${keyId}`
  if (revision === 1)
    return [`In the public log: leaf ${leaf}`, key, 'at /ledger/key. The proof is attached.']
  return [
    `Revision ${revision}, ${count} entries: leaf ${leaf}`,
    `${key} at /ledger/key.`,
    'Totals follow from earlier revisions,',
    'fetched on request. Proof attached.',
  ]
}

export function drawQr(pdf: Pdf, url: string): void {
  const { d, size } = qrPath(url)
  const { x, y, side } = QR
  pdf
    .rect(x - 8, y - 8, side + 16, side + 16)
    .fillColor('#ffffff', 1)
    .fill()
  pdf
    .save()
    .translate(x, y)
    .scale(side / size)
  pdf.path(d).fillColor(COLOURS.ink, 1).fill()
  pdf.restore()
}
