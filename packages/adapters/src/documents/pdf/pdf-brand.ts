import { LOGO_PATHS } from '@understory/pictures/logo.ts'
import { COLOURS } from '../colours.ts'
import { drawLine, type Pdf } from './pdf-page.ts'

/** The mark and the name in the corner of a picture. */
export function drawBrand(pdf: Pdf, siteName: string): void {
  pdf.save().translate(40, 26).scale(0.95).fillColor(COLOURS.moss, 1)
  for (const path of Object.values(LOGO_PATHS)) pdf.path(path).fill()
  pdf.restore()
  drawLine(pdf, siteName, { x: 80, y: 50, size: 20, font: 'display', colour: COLOURS.moss })
}
