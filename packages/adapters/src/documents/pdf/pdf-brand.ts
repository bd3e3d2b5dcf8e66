import { LOGO_PATHS } from '@understory/pictures/logo.ts'
import { type DocumentBrand, MARK_FIELD } from '../brand-of-documents.ts'
import { COLOURS } from '../colours.ts'
import { drawLine, type Pdf } from './pdf-page.ts'

/** The mark and the name in the corner of a picture. */
export function drawBrand(pdf: Pdf, by: DocumentBrand): void {
  drawMark(pdf, by, { x: 40, y: 26 })
  const line = { x: 80, y: 50, size: 20, font: 'display', colour: COLOURS.moss } as const
  drawLine(pdf, by.siteName, { ...line, width: pdf.page.width - 120, smallest: 11 })
}

const SCALE = 0.95

/** The mark of the installation. */
export function drawMark(
  pdf: Pdf,
  { mark }: DocumentBrand,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  if (mark) {
    const side = MARK_FIELD * SCALE
    pdf.image(Buffer.from(mark), x, y, { width: side, height: side })
    return
  }
  pdf.save().translate(x, y).scale(SCALE).fillColor(COLOURS.moss, 1)
  for (const path of Object.values(LOGO_PATHS)) pdf.path(path).fill()
  pdf.restore()
}
