import type { FontStyle } from '../fonts/fonts.ts'
import { fitText, textRuns, widthOfText } from '../fonts/text-runs.ts'

type SvgLine = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly font: FontStyle
  readonly colour: string
  readonly width?: number
  readonly smallest?: number
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * A line of text as outlines, with its baseline at `y`: a picture made of it looks the same everywhere,
 * with no font installed.
 */
export function svgTextLine(text: string, line: SvgLine): string {
  const { font, width = Number.POSITIVE_INFINITY, smallest = line.size } = line
  const fitted = fitText(text, font, { size: line.size, smallest, width })
  let x = line.x
  let body = ''
  for (const run of textRuns(fitted.text, font)) {
    const scale = fitted.size / run.face.font.unitsPerEm
    body += `<g transform="translate(${round(x)} ${line.y}) scale(${scale} ${-scale})">`
    body += outlines(run.face.font.layout(run.text))
    body += '</g>'
    x += widthOfText(run.text, font, fitted.size)
  }
  return `<g fill="${line.colour}">${body}</g>`
}

type Layout = ReturnType<import('fontkit').Font['layout']>

/** In font units, upwards. */
function outlines({ glyphs, positions }: Layout): string {
  let pen = 0
  let body = ''
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index]
    const d = glyph.path.toSVG()
    const at = `${round(pen + (position?.xOffset ?? 0))} ${round(position?.yOffset ?? 0)}`
    if (d) body += `<path transform="translate(${at})" d="${d}"/>`
    pen += position?.xAdvance ?? 0
  }
  return body
}
