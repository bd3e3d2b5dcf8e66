import type { Pdf } from './pdf-page.ts'

type PdfLogoPlace = { readonly x: number; readonly y: number; readonly side: number }

/** The square logo of a business, with the corners of a card. */
export function drawLogo(pdf: Pdf, png: Uint8Array, { x, y, side }: PdfLogoPlace): void {
  pdf.save()
  pdf.roundedRect(x, y, side, side, side / 6).clip()
  pdf.image(Buffer.from(png), x, y, { width: side, height: side })
  pdf.restore()
}
