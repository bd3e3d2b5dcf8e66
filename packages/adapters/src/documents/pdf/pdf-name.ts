import { fitText, wrapWhole } from '../fonts/text-runs.ts'
import { drawLine, type LineStyle, type Pdf } from './pdf-page.ts'

type NameStyle = Pick<LineStyle, 'x' | 'y' | 'size' | 'colour'> & { readonly width: number }

/** Smaller in one line, a name is set in two. */
const SMALLEST_IN_ONE = 17
const SIZES_OF_TWO = [15, 13, 11, 9]

/** Whose document it is, on the line at `y`, or on two lines in its place where the name is long. */
export function drawName(pdf: Pdf, name: string, { y, size, ...at }: NameStyle): void {
  const line = { ...at, font: 'display' } as const
  const one = fitText(name, 'display', { size, smallest: SMALLEST_IN_ONE, width: at.width })
  if (one.text === name) {
    drawLine(pdf, name, { ...line, y, size: one.size })
    return
  }
  const fit = { sizes: SIZES_OF_TWO, width: at.width, lines: 2 }
  const { rows, size: fitting } = wrapWhole(name, 'display', fit)
  for (const [index, row] of rows.entries()) {
    drawLine(pdf, row, { ...line, y: y + 3 - (rows.length - 1 - index) * 16, size: fitting })
  }
}
