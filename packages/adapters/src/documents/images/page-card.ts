import { DAYLIGHT } from '@understory/pictures/palette.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { layoutShapes } from '@understory/pictures/shape.ts'
import type { PageCardFacts } from '@understory/ports/documents/page-card.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS } from '../colours.ts'
import { printable, wrapText } from '../fonts/text-runs.ts'
import { pngOfSvg } from './png-of-svg.ts'
import { SHARE_IMAGE } from './share-image.ts'
import { svgBrandMark } from './svg-brand-mark.ts'
import { svgTextLine } from './svg-text.ts'

/** As high as its words; `most` leaves some of the landscape below it. */
const PAPER = { x: 48, y: 48, width: 560, most: 534, below: 44 }
const PAGE_CARD_X = PAPER.x + 44
const PAGE_CARD_WIDTH = PAPER.width - 88
const TITLE = { size: 54, lines: 4, leading: 62 }
const SAYS = { size: 24, lines: 3, leading: 34 }
/** Drawn of each; the picture of a page claims no figure. */
const DRAWN = { trees: 40, grams: 1_000_000 }

/** A public page as a picture for shared links: its title on paper before a landscape of its own. */
export async function renderPageCard(
  facts: PageCardFacts,
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  const { width, height } = SHARE_IMAGE
  const { words, bottom } = cardWords(facts, by)
  const paper = bottom + PAPER.below - PAPER.y
  const middle = (height - paper) / 2 - PAPER.y
  return pngOfSvg(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
      landscapeOf(facts),
      `<g transform="translate(0 ${middle})">`,
      `<rect x="${PAPER.x}" y="${PAPER.y}" width="${PAPER.width}" height="${paper}" rx="18" fill="${COLOURS.paper}"/>`,
      words,
      '</g></svg>',
    ].join(''),
  )
}

function landscapeOf({ seed, of, project, date }: PageCardFacts): string {
  const { shapes } = projectScene({
    ...SHARE_IMAGE,
    seed,
    trees: of.includes('trees') ? DRAWN.trees : 0,
    co2eGrams: of.includes('co2e') ? DRAWN.grams : 0,
    plasticGrams: of.includes('plastic') ? DRAWN.grams : 0,
    projects: project ? of.map((impact) => ({ impact, ...project })) : [],
    date,
  })
  return layoutShapes(shapes, (ink) => DAYLIGHT[ink])
}

function cardWords({ kind, title, says }: PageCardFacts, by: DocumentBrand) {
  const line = { x: PAGE_CARD_X, width: PAGE_CARD_WIDTH, smallest: 18 } as const
  const rows = wrapText(printable(title, 'display', kind), 'display', {
    ...TITLE,
    width: PAGE_CARD_WIDTH,
  })
  const below = says
    ? wrapText(printable(says, 'body', ''), 'body', { ...SAYS, width: PAGE_CARD_WIDTH })
    : []
  const first = 250
  const after = first + (rows.length - 1) * TITLE.leading + 52
  // A long title leaves less room: nothing runs off the paper.
  const room = Math.floor((PAPER.y + PAPER.most - PAPER.below - after) / SAYS.leading) + 1
  const said = below.slice(0, Math.max(0, room))
  const words = [
    svgBrandMark(by, { x: PAGE_CARD_X, y: 86, scale: 1.2, fill: COLOURS.moss }),
    svgTextLine(by.siteName, {
      ...line,
      x: PAGE_CARD_X + 48,
      width: PAGE_CARD_WIDTH - 48,
      y: 119,
      size: 28,
      font: 'display',
      colour: COLOURS.moss,
    }),
    svgTextLine(printable(kind, 'strong', by.siteName), {
      ...line,
      y: 186,
      size: 22,
      font: 'strong',
      colour: COLOURS.quiet,
    }),
    ...rows.map((row, at) =>
      svgTextLine(row, {
        ...line,
        y: first + at * TITLE.leading,
        size: TITLE.size,
        font: 'display',
        colour: COLOURS.ink,
      }),
    ),
    ...said.map((row, at) =>
      svgTextLine(row, {
        ...line,
        y: after + at * SAYS.leading,
        size: SAYS.size,
        font: 'body',
        colour: COLOURS.quiet,
      }),
    ),
  ].join('')
  const last = first + (rows.length - 1) * TITLE.leading
  return { words, bottom: said.length > 0 ? after + (said.length - 1) * SAYS.leading : last }
}
