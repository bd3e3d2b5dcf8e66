import { findCountry } from '@understory/domain/countries/countries.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { CertificateFacts } from '@understory/ports/documents/documents.ts'
import type { DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS, IMPACT_COLOURS } from '../colours.ts'
import { printable, sizeForAll, wrapText } from '../fonts/text-runs.ts'
import { drawName } from '../pdf/pdf-name.ts'
import { drawLine, type Pdf } from '../pdf/pdf-page.ts'
import type { ThemeLook } from '../themes.ts'
import { type Highlight, whenOf } from './certificate-words.ts'

/** The paper that lies on the picture, in points. */
export const CARD = { x: 34, y: 264, width: 774, height: 303 } as const
const LEFT = CARD.x + 28
/** What is stated stays clear of how to check it, on the right. */
const CERTIFICATE_CARD_WIDTH = 520
const GAP = 16
/** Nothing on the paper is smaller. */
const SMALLEST = 9
const SMALLEST_FIGURE = 18

/** At the end of the name, clear of the lines under it. */
export const LOGO = { x: LEFT + CERTIFICATE_CARD_WIDTH - 60, y: 284, side: 60 } as const

export function drawHeading(pdf: Pdf, look: ThemeLook, { colour }: DocumentBrand): void {
  const line = { x: LEFT, y: 295, size: 14, font: 'display', colour } as const
  drawLine(pdf, look.heading, line)
}

export function drawHolder(pdf: Pdf, facts: CertificateFacts): void {
  const { user, reference } = facts.certificate
  const { gift } = facts
  const name = printable(user, 'display', 'The holder named on the verification page')
  const at = { x: LEFT, width: CERTIFICATE_CARD_WIDTH, font: 'body', smallest: SMALLEST } as const
  drawLine(pdf, gift ? 'A gift for' : 'Funded by', {
    ...at,
    y: 313,
    size: 11,
    colour: COLOURS.quiet,
  })
  const width = facts.logo ? CERTIFICATE_CARD_WIDTH - LOGO.side - GAP : CERTIFICATE_CARD_WIDTH
  drawName(pdf, name, { x: LEFT, width, y: 341, size: 30, colour: COLOURS.ink })
  const giver = gift ? `from ${printable(gift.from, 'body', 'someone')}, ` : ''
  drawLine(pdf, `${giver}${whenOf(facts)}`, { ...at, y: 360, size: 12.5, colour: COLOURS.ink })
  const more = [
    // What it is for comes first: a long reference is cut off at its end.
    ...coversOn(facts),
    ...(reference
      ? [`Reference: ${printable(reference, 'body', 'see the verification page')}`]
      : []),
  ]
  if (more.length === 0) return
  drawLine(pdf, more.join('. '), { ...at, y: 376, size: 11, colour: COLOURS.quiet })
}

/** One vehicle is named on its paper; of several its page names each. */
function coversOn({ covers }: CertificateFacts): string[] {
  const [first, ...others] = covers
  if (first === undefined) return []
  if (others.length > 0) return ['For several vehicles, named on the verification page']
  return [`For ${printable(first, 'body', 'what the verification page names')}`]
}

type CertificateCardPlace = { readonly index: number; readonly of: number }

/** Where a figure and its project stand, from the baseline of the figure. */
function placesOf({ index, of }: CertificateCardPlace) {
  // A single one has the room of three: it is larger, with its project beside it.
  if (of === 1) {
    const figure = { x: LEFT, width: 250, size: 64, y: 453, leading: 17 }
    return { figure, project: { x: LEFT + 266, width: CERTIFICATE_CARD_WIDTH - 266, y: 428 } }
  }
  const width = (CERTIFICATE_CARD_WIDTH - 2 * GAP) / 3
  const x = LEFT + index * (width + GAP)
  const figure = { x, width, size: 40, y: 435, leading: 15 }
  return { figure, project: { x, width, y: 483 } }
}

export function drawHighlights(pdf: Pdf, highlights: readonly Highlight[]): (() => void)[] {
  const { width, size } = placesOf({ index: 0, of: highlights.length }).figure
  const fit = { size, smallest: SMALLEST_FIGURE, width }
  const values = highlights.map(({ value }) => value)
  const together = sizeForAll(values, 'display', fit)
  return highlights.map((highlight, index) => () => {
    const { figure, project } = placesOf({ index, of: highlights.length })
    drawHighlight(pdf, highlight, { figure: { ...figure, size: together }, project })
  })
}

type PlacesOnCard = ReturnType<typeof placesOf>

function drawHighlight(pdf: Pdf, highlight: Highlight, { figure, project }: PlacesOnCard): void {
  const { x, y, width, size, leading } = figure
  const colour = IMPACT_COLOURS[highlight.impact]
  pdf.rect(x, 390, 34, 3).fillColor(colour, 1).fill()
  const number = { x, width, size, smallest: SMALLEST_FIGURE, font: 'display', colour } as const
  drawLine(pdf, highlight.value, { ...number, y })
  const unit = { size: 13, smallest: SMALLEST, font: 'strong' } as const
  drawLine(pdf, highlight.unit, { ...number, ...unit, y: y + leading })
  const small = { x, width, smallest: SMALLEST, font: 'body', colour: COLOURS.quiet } as const
  drawLine(pdf, highlight.caption, { ...small, y: y + leading + 14, size: 10 })
  if (highlight.project)
    drawProject(pdf, { project: highlight.project, others: highlight.others }, project)
}

type ProjectAt = { readonly x: number; readonly y: number; readonly width: number }

type FundedAt = Pick<Highlight, 'others'> & { readonly project: NonNullable<Highlight['project']> }

function drawProject(pdf: Pdf, { project, others }: FundedAt, { y, ...at }: ProjectAt): void {
  const line = { ...at, size: 12, smallest: SMALLEST, font: 'body', colour: COLOURS.ink } as const
  drawLine(pdf, printable(project.name, 'strong', 'Project'), { ...line, y, font: 'strong' })
  const place = printable(`${project.partner}, ${project.country}`, 'body', 'Project partner')
  drawLine(pdf, place, { ...line, y: y + 14 })
  const batch = project.batch && printable(project.batch, 'body', 'from a batch')
  const rest = others > 0 ? `and ${others} more` : ''
  const sample = project.isSample ? '(sample project)' : ''
  // A batch is of an impact, so among several projects it would be said of the wrong one.
  const last = [sample, others > 0 ? rest : (batch ?? '')].filter(Boolean).join(' ')
  if (last) drawLine(pdf, last, { ...line, y: y + 26, size: SMALLEST, colour: COLOURS.quiet })
}

const CLAIM =
  'This certificate states what was funded, by whom and for when. It does not say that a person, a product or a company has no impact.'
const CLAIM_WIDTH = 440
/** On which the last line of each column stands, clear of the card’s edge. */
export const FOOT = 556
const LEADING = 10.5

/** The label of a batch is on its page with its link. */
const LABEL_LINK = 'The link is on the verification page.'

export function drawSmallPrint(pdf: Pdf, { certificate, labelled }: CertificateFacts): void {
  const { address, cost } = certificate
  const held = address
    ? [address.line1, address.line2, address.city, address.postcode, countryName(address.country)]
        .filter(Boolean)
        .map((line) => printable(line ?? '', 'body', ''))
        .filter(Boolean)
        .join(', ')
    : ''
  const facts = [cost ? `Paid: ${formatMoney(cost)}` : '', held].filter(Boolean).join('  ·  ')
  const wrapped = { size: SMALLEST, lines: 2 }
  const rows = [
    // With a line for the label, the others have one less.
    ...(facts
      ? wrapText(facts, 'body', {
          size: SMALLEST,
          lines: labelled ? 1 : 2,
          width: CERTIFICATE_CARD_WIDTH,
        })
      : []),
    ...(labelled
      ? wrapText(`${labelled} ${LABEL_LINK}`, 'body', {
          ...{ size: SMALLEST, lines: 1, width: CERTIFICATE_CARD_WIDTH },
        })
      : []),
    ...wrapText(CLAIM, 'body', { ...wrapped, width: CLAIM_WIDTH }),
  ]
  const quiet = { x: LEFT, size: SMALLEST, font: 'body', colour: COLOURS.quiet } as const
  for (const [index, row] of rows.entries()) {
    drawLine(pdf, row, { ...quiet, y: FOOT - (rows.length - 1 - index) * LEADING })
  }
}

function countryName(iso2: string): string {
  return findCountry(iso2)?.name ?? iso2
}
