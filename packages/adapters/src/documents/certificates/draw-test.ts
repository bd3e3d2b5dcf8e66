import { COLOURS } from '../colours.ts'
import { widthOfText } from '../fonts/text-runs.ts'
import { drawLine, type Pdf } from '../pdf/pdf-page.ts'
import { QR } from './certificate-check.ts'

const WORD = { text: 'TEST', size: 300, opacity: 0.22, degrees: -24 } as const
/** Letters reach so far above their baseline, as a part of their size. */
const HEIGHT = 0.7
/** Where a paper that states something says how to check it. */
const SAID = [
  'This is a test',
  'It was made with a test key.',
  'Nothing was paid or funded,',
  'and nobody can verify it.',
] as const

/** Across the page, and beside what the paper would state. */
export function drawTest(pdf: Pdf): void {
  const { text, size, opacity, degrees } = WORD
  const { width, height } = pdf.page
  pdf.save().rotate(degrees, { origin: [width / 2, height / 2] })
  pdf.fillOpacity(opacity)
  const x = (width - widthOfText(text, 'strong', size)) / 2
  const y = (height + size * HEIGHT) / 2
  drawLine(pdf, text, { x, y, size, font: 'strong', colour: COLOURS.ink })
  pdf.restore()
  pdf.fillOpacity(1)
  for (const [index, row] of SAID.entries()) {
    const font = index === 0 ? 'strong' : 'body'
    drawLine(pdf, row, { x: QR.x, y: 310 + index * 14, size: 11, font, colour: COLOURS.ink })
  }
}
