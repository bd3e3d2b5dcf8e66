import { layoutShapes } from '@understory/pictures/shape.ts'
import type { CertificateFacts } from '@understory/ports/documents/documents.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { certificateScene } from '../certificates/certificate-scene.ts'
import { highlightsOf, whenOf } from '../certificates/certificate-words.ts'
import { COLOURS, IMPACT_COLOURS } from '../colours.ts'
import { printable, widthOfText } from '../fonts/text-runs.ts'
import { lookOf, RIBBON, snowflakes } from '../themes.ts'
import { pngOfSvg } from './png-of-svg.ts'
import { svgBrandMark } from './svg-brand-mark.ts'
import { svgLogo } from './svg-logo.ts'
import { svgTextLine } from './svg-text.ts'

/** What social networks ask for, in pixels. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const
const CARD = { x: 632, y: 48, width: 520, height: 534 }
const TEXT_X = CARD.x + 44
const TEXT_WIDTH = CARD.width - 88

/** The certificate's picture with its figures on a card: no cost, address or reference. */
export async function renderShareImage(
  facts: CertificateFacts,
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  return pngOfSvg(shareSvg(facts, by))
}

function shareSvg(facts: CertificateFacts, by: DocumentBrand): string {
  const { width, height } = SHARE_IMAGE
  const look = lookOf(facts.certificate.theme)
  const picture = layoutShapes(
    certificateScene(facts, { ...SHARE_IMAGE, inView: CARD.x / SHARE_IMAGE.width }).shapes,
    (ink) => look.palette[ink],
  )
  const snow = look.isSnowing ? snowOf(width, height) : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    picture,
    snow,
    cardOf(facts, by),
    look.isWrapped ? ribbonOf(CARD.x + CARD.width - 60) : '',
    '</svg>',
  ].join('')
}

function snowOf(width: number, height: number): string {
  const flakes = snowflakes(width, height).map(
    ({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius * 1.8}"/>`,
  )
  return `<g fill="#ffffff" opacity="0.85">${flakes.join('')}</g>`
}

/** Each figure with what it is of and where; a single one is larger. */
function shareImageFiguresOf(facts: CertificateFacts): string {
  const highlights = highlightsOf(facts)
  const isOne = highlights.length === 1
  const size = isOne ? 88 : 48
  const widest = Math.max(...highlights.map(({ value }) => widthOfText(value, 'display', size)))
  const valueWidth = Math.min(widest, isOne ? 230 : 170)
  const x = TEXT_X + 22 + valueWidth + 20
  const width = CARD.x + CARD.width - 24 - x
  return highlights
    .map(({ impact, value, unit, caption, project }, index) => {
      const y = (isOne ? 352 : 318) + index * 78
      const colour = IMPACT_COLOURS[impact]
      const place = project ? `${project.name}, ${project.country}` : caption
      const words = { x, width, colour: COLOURS.quiet } as const
      return [
        `<rect x="${TEXT_X}" y="${y - size * 0.92}" width="5" height="${size * 0.9 + 22}" fill="${colour}"/>`,
        svgTextLine(value, {
          x: TEXT_X + 22,
          y,
          size,
          smallest: 24,
          font: 'display',
          colour,
          width: valueWidth + 1,
        }),
        svgTextLine(unit, { ...words, y: y - 14, size: 24, smallest: 18, font: 'strong', colour }),
        svgTextLine(printable(place, 'body', caption), {
          ...words,
          y: y + 12,
          size: 18,
          smallest: 14,
          font: 'body',
        }),
      ].join('')
    })
    .join('')
}

function cardOf(facts: CertificateFacts, by: DocumentBrand): string {
  const { certificate, verificationUrl } = facts
  const line = { x: TEXT_X, width: TEXT_WIDTH, smallest: 18, colour: COLOURS.quiet } as const
  const name = printable(certificate.user, 'display', 'Certificate of contribution')
  return [
    `<rect x="${CARD.x}" y="${CARD.y}" width="${CARD.width}" height="${CARD.height}" rx="18" fill="${COLOURS.paper}"/>`,
    svgBrandMark(by, { x: TEXT_X, y: 86, scale: 1.2, fill: COLOURS.moss }),
    facts.logo ? svgLogo(facts.logo, logoPlace(facts)) : '',
    svgTextLine(by.siteName, {
      ...line,
      x: TEXT_X + 48,
      width: 200,
      y: 119,
      size: 28,
      font: 'display',
      colour: COLOURS.moss,
    }),
    svgTextLine(name, {
      ...line,
      y: 190,
      size: 44,
      smallest: 20,
      font: 'display',
      colour: COLOURS.ink,
    }),
    svgTextLine(`funded ${whenOf(facts)}`, {
      ...line,
      y: 228,
      size: 21,
      smallest: 13,
      font: 'body',
    }),
    shareImageFiguresOf(facts),
    svgTextLine(`Check it at ${new URL(verificationUrl).host}`, {
      ...line,
      y: 552,
      size: 20,
      smallest: 12,
      font: 'strong',
    }),
  ].join('')
}

const LOGO_SIDE = 72

/** In the upper right corner; a ribbon is there before it. */
function logoPlace({ certificate }: CertificateFacts) {
  const right = TEXT_X + TEXT_WIDTH - (lookOf(certificate.theme).isWrapped ? 96 : 0)
  return { x: right - LOGO_SIDE, y: 72, side: LOGO_SIDE }
}

/** Over the card's upper right corner, like a ribbon on a parcel. */
function ribbonOf(x: number): string {
  const { width, colour, shade, bow, knotRadius } = RIBBON
  const paths = bow.map((d) => `<path d="${d}"/>`).join('')
  return [
    `<g fill="${colour}"><rect x="${x - width / 2}" width="${width}" height="104"/>`,
    `<g transform="translate(${x} 100) scale(0.9)">${paths}`,
    `<circle r="${knotRadius}" fill="${shade}"/></g></g>`,
  ].join('')
}
