import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { forest } from '@understory/pictures/nature/forest.ts'
import { sky } from '@understory/pictures/nature/sky.ts'
import { DAYLIGHT, type Ink } from '@understory/pictures/palette.ts'
import { scene } from '@understory/pictures/scenes/scene.ts'
import { layoutShapes, type Shape } from '@understory/pictures/shape.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import type { BadgeFacts } from '@understory/ports/documents/documents.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { printable } from '../fonts/text-runs.ts'
import { pngOfSvg } from './png-of-svg.ts'
import { svgBrandMark } from './svg-brand-mark.ts'
import { svgTextLine } from './svg-text.ts'

const BADGE_SIZE = { width: 360, height: 120 } as const
/** The picture at its left edge. */
const PICTURE = { width: 112, height: 120 } as const
/** Twice as many pixels, for screens that have them. */
const PNG_SCALE = 2
const TEXT_X = 130
/** Without a picture. */
const PLAIN_TEXT_X = 18
/** Left free for the mark before the day. */
const MARK_WIDTH = 17

type BadgeLook = {
  readonly ground: string
  readonly line: string
  readonly ink: string
  readonly quiet: string
  readonly figures: Readonly<Record<Impact | 'other', string>>
}

const LOOKS: Readonly<Record<BadgeFacts['theme'], BadgeLook>> = {
  light: {
    ground: '#fbf8f1',
    line: '#d9d6c6',
    ink: '#1c2a22',
    quiet: '#4e5c53',
    figures: { trees: '#1f5a43', co2e: '#2f6c8f', plastic: '#1a6a73', other: '#1f5a43' },
  },
  dark: {
    ground: '#14201a',
    line: '#35584a',
    ink: '#ece8db',
    quiet: '#b3b9ab',
    figures: { trees: '#97cda6', co2e: '#86bbd8', plastic: '#70c4cb', other: '#97cda6' },
  },
  plain: {
    ground: '#ffffff',
    line: '#767676',
    ink: '#1a1a1a',
    quiet: '#4a4a4a',
    figures: { trees: '#1a1a1a', co2e: '#1a1a1a', plastic: '#1a1a1a', other: '#1a1a1a' },
  },
  moss: {
    ground: '#1f5a43',
    line: '#1f5a43',
    ink: '#fbf8f1',
    quiet: '#dce8d2',
    figures: { trees: '#fbf8f1', co2e: '#fbf8f1', plastic: '#fbf8f1', other: '#fbf8f1' },
  },
}

/** A badge of 360 by 120: a small picture, the figure, whose it is and when it was so. */
export async function renderBadge(
  facts: BadgeFacts,
  format: 'svg' | 'png',
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  const svg = badgeSvg(facts, by)
  return format === 'svg' ? new TextEncoder().encode(svg) : pngOfSvg(svg, { scale: PNG_SCALE })
}

function badgeSvg(facts: BadgeFacts, by: DocumentBrand): string {
  const { width, height } = BADGE_SIZE
  const { ground, line } = LOOKS[facts.theme]
  const isPlain = facts.theme === 'plain'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escaped(facts.label)}</title>`,
    `<clipPath id="c"><rect width="${width}" height="${height}" rx="18"/></clipPath><g clip-path="url(#c)">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    isPlain ? '' : badgePicture(facts),
    '</g>',
    badgeWordsOf(facts),
    isPlain
      ? ''
      : svgBrandMark(by, { x: TEXT_X, y: 97, scale: 0.38, fill: LOOKS[facts.theme].quiet }),
    `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="17.25" fill="none" stroke="${line}" stroke-width="1.5"/></svg>`,
  ].join('')
}

function badgePicture(facts: BadgeFacts): string {
  const { shapes, view } = pictureOf(facts)
  const inside = layoutShapes(shapes, (ink) => DAYLIGHT[ink])
  return `<svg width="${PICTURE.width}" height="${PICTURE.height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function badgeWordsOf({ kind, theme, figure, of, by, when }: BadgeFacts): string {
  const { ink, quiet, figures } = LOOKS[theme]
  const colour = figures[COUNTED[kind]]
  const isPlain = theme === 'plain'
  const x = isPlain ? PLAIN_TEXT_X : TEXT_X
  const line = { x, width: BADGE_SIZE.width - x - 18 } as const
  const name = printable(by, 'body', 'funded')
  return [
    svgTextLine(figure, { ...line, y: 46, size: 34, smallest: 18, font: 'display', colour }),
    svgTextLine(of, { ...line, y: 71, size: 15, smallest: 11, font: 'strong', colour: ink }),
    svgTextLine(name, { ...line, y: 90, size: 13, smallest: 9, font: 'body', colour: ink }),
    svgTextLine(when, {
      ...line,
      x: isPlain ? x : x + MARK_WIDTH,
      y: 107,
      size: 10.5,
      smallest: 8,
      font: 'body',
      colour: quiet,
    }),
  ].join('')
}

const COUNTED = {
  trees: 'trees',
  offsets: 'co2e',
  plastics: 'plastic',
  vehicles: 'other',
  signup: 'other',
} as const satisfies Record<BadgeFacts['kind'], Impact | 'other'>

type Drawn = { readonly shapes: readonly Shape[]; readonly view: string }

const FIELD = { width: 224, height: 240 } as const
const CLEAR = 1_000_000_000
/** The middle of a picture that stands on a page's field of 320 by 220. */
const SPOT_VIEW = '74 30 172 184'

/** What was funded, drawn as it is everywhere. */
function pictureOf({ kind, seed, trees, co2eGrams, plasticGrams }: BadgeFacts): Drawn {
  const field = { seed, ...FIELD }
  const view = `0 0 ${FIELD.width} ${FIELD.height}`
  switch (kind) {
    case 'trees':
      return { view, shapes: [...sky({ ...field, co2eGrams: CLEAR }), ...grown(field, trees)] }
    case 'offsets':
      return { view, shapes: [...sky({ ...field, co2eGrams }), ...grown(field, 2)] }
    case 'plastics': {
      const wide = { seed, width: 480, height: 240, trees: 3, co2eGrams: CLEAR, plasticGrams }
      return { view: '236 0 224 240', shapes: scene(wide).shapes }
    }
    case 'vehicles':
      return { view: SPOT_VIEW, shapes: [...backdrop('ground-near'), ...spot('road')] }
    case 'signup':
      return { view: SPOT_VIEW, shapes: [...backdrop('soil'), ...spot('seed')] }
  }
}

/** To the edges of the field, behind a picture that has soft ones. */
const backdrop = (ground: Ink): Shape[] => [
  { d: 'M0 0h320v220H0z', fill: 'sky-low' },
  { d: 'M0 176h320v44H0z', fill: ground },
]

const grown = (field: typeof FIELD & { readonly seed: string }, trees: number) =>
  forest({ ...field, trees, most: 20 }).shapes
