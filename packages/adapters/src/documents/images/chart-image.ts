import {
  CHART_TONES,
  type ChartTone,
  type MarkGroup,
} from '@understory/pictures/charts/chart-marks.ts'
import { monthChart } from '@understory/pictures/charts/month-chart.ts'
import { PATH_TONES, pathChart } from '@understory/pictures/charts/path-chart.ts'
import type { ChartFacts, ChartImageFacts } from '@understory/ports/documents/chart-image.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS } from '../colours.ts'
import { printable, widthOfText } from '../fonts/text-runs.ts'
import { svgMark, svgMarks } from './chart-marks-svg.ts'
import { pngOfSvg } from './png-of-svg.ts'
import { svgBrandMark } from './svg-brand-mark.ts'
import { svgTextLine } from './svg-text.ts'

const CHART_IMAGE_WIDTH = 1600
const MARGIN = 80
const GAP = 64
const INNER = CHART_IMAGE_WIDTH - 2 * MARGIN
const CHARTS_TOP = 300

/** Fewer charts are drawn larger. */
const CHART_IMAGE_SIZES = [
  { scale: 2, height: 300 },
  { scale: 1.5, height: 260 },
  { scale: 1.36, height: 260 },
] as const

/** The charts of a dashboard with what they are of, as its page draws them by day. */
export async function renderChartImage(
  facts: ChartImageFacts,
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  const { scale, height } =
    CHART_IMAGE_SIZES[Math.max(1, facts.charts.length) - 1] ?? CHART_IMAGE_SIZES[2]
  const column = (INNER - GAP * (facts.charts.length - 1)) / Math.max(1, facts.charts.length)
  const bottom = CHARTS_TOP + height * scale
  const hasKeys = facts.charts.some((chart) => keysOf(chart).length > 1)
  const whole = bottom + (hasKeys ? 64 : 0) + 150
  const size = { width: column / scale, height }
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CHART_IMAGE_WIDTH} ${whole}" width="${CHART_IMAGE_WIDTH}" height="${whole}">`,
    `<rect width="${CHART_IMAGE_WIDTH}" height="${whole}" fill="${COLOURS.paper}"/>`,
    headOf(facts, by),
    ...facts.charts.map((chart, at) => {
      const x = MARGIN + at * (column + GAP)
      return chartAt(chart, { x, scale, column, size, bottom })
    }),
    footOf(facts, whole),
    '</svg>',
  ].join('')
  return pngOfSvg(svg)
}

function headOf({ title, accountName, period }: ChartImageFacts, by: DocumentBrand): string {
  const line = { x: MARGIN, width: INNER - 260 } as const
  const name = printable(accountName, 'strong', '')
  const brandAt = CHART_IMAGE_WIDTH - MARGIN - 202
  return [
    svgBrandMark(by, { x: brandAt, y: 60, scale: 1.2, fill: COLOURS.moss }),
    svgTextLine(by.siteName, {
      x: brandAt + 48,
      width: CHART_IMAGE_WIDTH - MARGIN - brandAt - 48,
      smallest: 14,
      y: 92,
      size: 28,
      font: 'display',
      colour: COLOURS.moss,
    }),
    svgTextLine(title, {
      ...line,
      y: 106,
      size: 52,
      smallest: 30,
      font: 'display',
      colour: COLOURS.ink,
    }),
    svgTextLine(name ? `${name}, ${period}` : period, {
      ...line,
      y: 156,
      size: 26,
      smallest: 18,
      font: 'body',
      colour: COLOURS.quiet,
    }),
  ].join('')
}

type ChartImagePlace = {
  readonly x: number
  readonly scale: number
  readonly column: number
  readonly size: { readonly width: number; readonly height: number }
  readonly bottom: number
}

function chartAt(chart: ChartFacts, { x, scale, column, size, bottom }: ChartImagePlace): string {
  const title = { y: CHARTS_TOP - 40, size: 30, smallest: 18, font: 'display' } as const
  const titleWidth = Math.min(widthOfText(chart.title, 'display', title.size), column - 110)
  return [
    svgTextLine(chart.title, { ...title, x, width: titleWidth + 1, colour: COLOURS.ink }),
    svgTextLine(`(${chart.unit})`, {
      ...title,
      x: x + titleWidth + 12,
      size: 22,
      font: 'body',
      width: column - titleWidth - 12,
      colour: COLOURS.quiet,
    }),
    `<g transform="translate(${x} ${CHARTS_TOP}) scale(${scale})">`,
    svgMarks(marksOf(chart, size)),
    '</g>',
    keys(keysOf(chart), x, bottom + 36),
  ].join('')
}

function marksOf(chart: ChartFacts, size: ChartImagePlace['size']): readonly MarkGroup[] {
  if (chart.shape === 'path') return pathChart({ ...chart, ...size })
  const { beside, ...rest } = chart
  return monthChart({ ...rest, ...size, ...(beside && { beside }) })
}

type Key = {
  readonly label: string
  readonly tone: ChartTone
  readonly look: 'square' | 'line' | 'dashes' | 'dots'
}

function keysOf(chart: ChartFacts): readonly Key[] {
  if (chart.shape !== 'path') {
    const series = chart.beside ? [...chart.series, chart.beside] : chart.series
    return series.map(({ label, tone }) => ({ label, tone, look: 'square' }))
  }
  const { actual, path, forecast } = chart.names
  return [
    { label: actual, tone: PATH_TONES.actual, look: 'line' },
    { label: path, tone: PATH_TONES.path, look: 'dashes' },
    { label: forecast, tone: PATH_TONES.forecast, look: 'dots' },
  ]
}

/** What each colour is, where there are several. */
function keys(all: readonly Key[], left: number, y: number): string {
  if (all.length < 2) return ''
  let x = left
  return all
    .map(({ label, tone, look }) => {
      const at = x
      x += widthOfText(label, 'body', 22) + 74
      const words = svgTextLine(label, {
        x: at + 30,
        y,
        size: 22,
        font: 'body',
        colour: COLOURS.ink,
      })
      return `${swatch(look, { tone, x: at, y })}${words}`
    })
    .join('')
}

type Swatch = { readonly tone: ChartTone; readonly x: number; readonly y: number }

const swatch = (look: Key['look'], { tone, x, y }: Swatch) =>
  look === 'square'
    ? `<rect x="${x}" y="${y - 18}" width="20" height="20" rx="5" fill="${CHART_TONES[tone]}"/>`
    : svgMark({ kind: look, tone, d: `M${x} ${y - 8}h22` })

function footOf({ charts, note, source }: ChartImageFacts, whole: number): string {
  const line = { x: MARGIN, width: INNER, size: 22, smallest: 14, font: 'body' } as const
  return [
    charts.some(isUncertain)
      ? svgTextLine(note, { ...line, y: whole - 88, colour: COLOURS.ink })
      : '',
    svgTextLine(source, { ...line, y: whole - 52, colour: COLOURS.quiet }),
  ].join('')
}

const isUncertain = (chart: ChartFacts) =>
  chart.shape === 'path'
    ? chart.years.some(({ actual, isEstimated }) => actual !== null && isEstimated)
    : chart.months.some(({ isHatched }) => isHatched)
