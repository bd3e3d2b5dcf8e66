import { longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import { fundedFigures } from '@understory/domain/proof/ledger/figures/funded-figures.ts'
import { IMAGE_SIZES, type ImageSize } from '@understory/domain/showing/impact-pages/image-sizes.ts'
import { DAYLIGHT } from '@understory/pictures/palette.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { layoutShapes } from '@understory/pictures/shape.ts'
import type { AccountImageFacts } from '@understory/ports/documents/account-image.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS, IMPACT_COLOURS } from '../colours.ts'
import { printable, widthOfText } from '../fonts/text-runs.ts'
import { pngOfSvg } from './png-of-svg.ts'
import { svgBrandMark } from './svg-brand-mark.ts'
import { svgTextLine } from './svg-text.ts'

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Layout = {
  readonly picture: Box
  /** Paper, with the words. */
  readonly panel: Box
  /** Of all sizes of type. */
  readonly scale: number
  /** Figures beside each other, where there is no height for them. */
  readonly isLow?: boolean
}

const LAYOUTS: Readonly<Record<ImageSize, Layout>> = {
  link: {
    picture: { x: 0, y: 0, width: 620, height: 630 },
    panel: { x: 620, y: 0, width: 580, height: 630 },
    scale: 1,
  },
  square: {
    picture: { x: 0, y: 0, width: 1080, height: 480 },
    panel: { x: 0, y: 480, width: 1080, height: 600 },
    scale: 1.05,
  },
  story: {
    picture: { x: 0, y: 0, width: 1080, height: 960 },
    panel: { x: 0, y: 960, width: 1080, height: 960 },
    scale: 1.6,
  },
  banner: {
    picture: { x: 0, y: 0, width: 864, height: 396 },
    panel: { x: 864, y: 0, width: 720, height: 396 },
    scale: 0.82,
    isLow: true,
  },
}

/** An account's landscape beside its figures, as a PNG of a size that networks ask for. */
export async function renderAccountImage(
  facts: AccountImageFacts,
  size: ImageSize,
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  const { width, height } = IMAGE_SIZES[size]
  const layout = LAYOUTS[size]
  const { panel } = layout
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    pictureOf(facts, layout.picture),
    `<rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" fill="${COLOURS.paper}"/>`,
    accountImageWordsOf({ ...facts, by }, layout),
    '</svg>',
  ].join('')
  return pngOfSvg(svg)
}

function pictureOf(facts: AccountImageFacts, { x, y, width, height }: Box): string {
  const { shapes } = projectScene({
    width,
    height,
    seed: facts.seed,
    trees: Math.floor(facts.milliTrees / 1000),
    co2eGrams: facts.co2eGrams,
    plasticGrams: facts.plasticGrams,
    projects: facts.projects,
    date: facts.on,
  })
  const inside = layoutShapes(shapes, (ink) => DAYLIGHT[ink])
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
}

function accountImageWordsOf(
  facts: AccountImageFacts & { readonly by: DocumentBrand },
  { panel, scale, isLow = false }: Layout,
): string {
  const margin = 48 * scale
  const [x, width] = [panel.x + margin, panel.width - 2 * margin]
  const top = panel.y + margin
  const quiet = { x, width, colour: COLOURS.quiet } as const
  const nameAt = top + (isLow ? 92 : 110) * scale
  const since = facts.since
    ? `funded since ${longMonth(monthOf(facts.since))}`
    : 'nothing funded yet'
  const text = (line: string, at: number, size: number, font: 'body' | 'strong') =>
    svgTextLine(line, { ...quiet, y: at, size: size * scale, smallest: 12 * scale, font })
  return [
    svgBrandMark(facts.by, { x, y: top - 4 * scale, scale: 1.2 * scale, fill: COLOURS.moss }),
    svgTextLine(facts.by.siteName, {
      ...quiet,
      width: width - 50 * scale,
      smallest: 14 * scale,
      x: x + 50 * scale,
      y: top + 28 * scale,
      size: 28 * scale,
      font: 'display',
      colour: COLOURS.moss,
    }),
    svgTextLine(printable(facts.name ?? '', 'display', 'What we funded'), {
      ...quiet,
      y: nameAt,
      size: 46 * scale,
      smallest: 22 * scale,
      font: 'display',
      colour: COLOURS.ink,
    }),
    text(since, nameAt + 36 * scale, 22, 'body'),
    ...accountImageFiguresOf(facts, {
      x,
      y: nameAt + (isLow ? 118 : 124) * scale,
      width,
      scale,
      isLow,
    }),
    text(`Check it at ${facts.checkedAt}`, panel.y + panel.height - margin, 20, 'strong'),
  ].join('')
}

type AccountImagePlace = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly scale: number
  readonly isLow: boolean
}

const ROW = 84

function accountImageFiguresOf(
  facts: AccountImageFacts,
  { x, y, width, scale, isLow }: AccountImagePlace,
): string[] {
  const shown = fundedFigures(facts)
  const column = isLow ? width / Math.max(1, shown.length) : width
  return shown.map(({ impact, value, unit, of }, at) => {
    const left = isLow ? x + at * column : x
    const base = isLow ? y : y + at * ROW * scale
    const size = (isLow ? 48 : 58) * scale
    const colour = IMPACT_COLOURS[impact]
    const valueWidth = Math.min(widthOfText(value, 'display', size), column * 0.62)
    return [
      svgTextLine(value, {
        x: left,
        y: base,
        size,
        smallest: 20 * scale,
        font: 'display',
        colour,
        width: valueWidth + 1,
      }),
      svgTextLine(`${unit}${of}`, {
        x: isLow ? left : left + valueWidth + 16 * scale,
        y: isLow ? base + 32 * scale : base,
        size: 24 * scale,
        smallest: 13 * scale,
        font: 'strong',
        colour,
        width: isLow ? column - 12 : column - valueWidth - 16 * scale,
      }),
    ].join('')
  })
}
