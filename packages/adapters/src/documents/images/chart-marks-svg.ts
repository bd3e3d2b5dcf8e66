import { CHART_TONES, type Mark, type MarkGroup } from '@understory/pictures/charts/chart-marks.ts'
import { COLOURS } from '../colours.ts'
import { widthOfText } from '../fonts/text-runs.ts'
import { svgTextLine } from './svg-text.ts'

const TEXT_SIZE = 13
const HATCHING =
  '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  `<path d="M0 0V6" stroke="${COLOURS.paper}" stroke-width="6"/></pattern>`

const STROKES = {
  line: '',
  dashes: ' stroke-dasharray="6 4"',
  dots: ' stroke-dasharray="0.1 6" stroke-linecap="round"',
} as const

/** The marks of a chart as SVG, its words as outlines. */
export function svgMarks(groups: readonly MarkGroup[]): string {
  const marks = groups.flatMap((group) => group.marks)
  const isLine = marks.some(({ kind }) => kind === 'line' || kind === 'dashes')
  return HATCHING + marks.map((mark) => svgMark(mark, isLine ? 0.24 : 1)).join('')
}

export function svgMark(mark: Mark, areaOpacity = 1): string {
  switch (mark.kind) {
    case 'area':
      return `<path d="${mark.d}" fill="${CHART_TONES[mark.tone]}" opacity="${areaOpacity}"/>`
    case 'hatch':
      return `<path d="${mark.d}" fill="url(#hatch)"/>`
    case 'baseline':
      return `<path d="${mark.d}" stroke="${COLOURS.quiet}" stroke-width="1.5"/>`
    case 'line':
    case 'dashes':
    case 'dots':
      return `<path d="${mark.d}" fill="none" stroke="${CHART_TONES[mark.tone]}" stroke-width="2.5" stroke-linejoin="round"${STROKES[mark.kind]}/>`
    case 'point': {
      const tone = CHART_TONES[mark.tone]
      const look = mark.isHollow
        ? `fill="${COLOURS.paper}" stroke="${tone}" stroke-width="2.5"`
        : `fill="${tone}"`
      return `<circle cx="${mark.x}" cy="${mark.y}" r="${mark.radius}" ${look}/>`
    }
    case 'value':
    case 'month':
      return svgWord(mark)
  }
}

function svgWord({ kind, text, x, y, anchor }: Extract<Mark, { text: string }>): string {
  const font = kind === 'value' ? 'strong' : 'body'
  const width = widthOfText(text, font, TEXT_SIZE)
  const shift = { start: 0, middle: width / 2, end: width }[anchor]
  const colour = kind === 'value' ? COLOURS.ink : COLOURS.quiet
  return svgTextLine(text, { x: x - shift, y, size: TEXT_SIZE, font, colour })
}
