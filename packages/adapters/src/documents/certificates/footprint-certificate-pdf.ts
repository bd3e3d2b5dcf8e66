import { longDate } from '@understory/domain/calendar/calendar.ts'
import {
  certifiedFigures,
  certifiedRange,
  declaredWords,
} from '@understory/domain/footprints/documents/certificate-words.ts'
import {
  checkedOnWords,
  notIndependentWords,
  statementTitle,
  verifiedWords,
} from '@understory/domain/footprints/documents/verified-parts.ts'
import { footprintCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import { DAYLIGHT } from '@understory/pictures/palette.ts'
import { scene } from '@understory/pictures/scenes/scene.ts'
import type { FootprintCertificateFacts } from '@understory/ports/documents/footprint-documents.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS, IMPACT_COLOURS } from '../colours.ts'
import { printable, sizeForAll, wrapText } from '../fonts/text-runs.ts'
import { APPROACHES, inTonnes, monthsWords, tonnes } from '../footprint-report/report-words.ts'
import { drawBrand } from '../pdf/pdf-brand.ts'
import { drawLogo } from '../pdf/pdf-logo.ts'
import { drawName } from '../pdf/pdf-name.ts'
import { drawLine, drawShapes, finishPdf, openPdf, type Pdf } from '../pdf/pdf-page.ts'
import { CARD } from './certificate-card.ts'
import { drawCheck, drawQr } from './certificate-check.ts'
import { DRAWN_WIDTH, SCENE_HEIGHT, soil } from './certificate-pdf.ts'

type FootprintCertificatePdfFacts = FootprintCertificateFacts

const LEFT = CARD.x + 28
const FOOTPRINT_CERTIFICATE_PDF_WIDTH = 520
const SMALLEST = 9
/** At the end of the name, clear of the line under it. */
const LOGO = { x: LEFT + FOOTPRINT_CERTIFICATE_PDF_WIDTH - 50, y: 283, side: 50 } as const

/** One page: a bare landscape, for nothing was funded by it, and a card that states what was emitted. */
export async function renderFootprintCertificate(
  facts: FootprintCertificatePdfFacts,
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  const { certificateId, verificationUrl, sums } = facts
  const pdf = openPdf({
    siteName: by.siteName,
    title: `Statement of a footprint ${certificateId}`,
    subject: `${tonnes(sums.total)} tonnes of CO2e, ${facts.status}`,
    layout: 'landscape',
    date: facts.issuedOn,
  })
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  const alt = 'A landscape without trees: this document states what was emitted.'
  document.add(pdf.struct('Figure', { alt }, () => drawPicture(pdf, facts, by)))
  document.add(pdf.struct('H1', {}, () => drawHeading(pdf, facts, by)))
  document.add(pdf.struct('P', {}, () => drawCompany(pdf, facts)))
  const { logo } = facts
  if (logo) {
    const of = `The logo of ${facts.companyName}`
    document.add(pdf.struct('Figure', { alt: of }, () => drawLogo(pdf, logo, LOGO)))
  }
  const figures = footprintCertificatePdfFiguresOf(facts)
  const values = figures.map(({ hundredths }) => inTonnes(hundredths))
  const size = sizeForAll(values, 'display', { size: 27, smallest: 14, width: FIGURE_STEP - 12 })
  for (const [index, figure] of figures.entries()) {
    document.add(pdf.struct('P', {}, () => drawFigure(pdf, { ...figure, size, index })))
  }
  document.add(pdf.struct('P', {}, () => drawWords(pdf, facts)))
  document.add(pdf.struct('P', {}, () => drawSmallPrint(pdf, facts)))
  const code = footprintCode(certificateId)
  document.add(pdf.struct('P', {}, () => drawCheck(pdf, { code, verificationUrl })))
  const qrAlt = `QR code that leads to ${verificationUrl}`
  document.add(pdf.struct('Figure', { alt: qrAlt }, () => drawQr(pdf, verificationUrl)))
  document.end()
  return finishPdf(pdf)
}

function drawPicture(
  pdf: Pdf,
  { certificateId }: FootprintCertificatePdfFacts,
  by: DocumentBrand,
): void {
  const { shapes } = scene({
    seed: certificateId,
    trees: 0,
    co2eGrams: 0,
    // A clean shore.
    plasticGrams: 1e9,
    width: DRAWN_WIDTH,
    height: SCENE_HEIGHT,
  })
  drawShapes(pdf, [...shapes, ...soil()], DAYLIGHT)
  pdf.roundedRect(CARD.x, CARD.y, CARD.width, CARD.height, 12).fillColor(COLOURS.paper, 1).fill()
  drawBrand(pdf, by)
}

function drawHeading(pdf: Pdf, facts: FootprintCertificatePdfFacts, by: DocumentBrand): void {
  const line = { x: LEFT, font: 'display', colour: by.accent } as const
  drawLine(pdf, statementTitle(facts), { ...line, y: 295, size: 14 })
}

function drawCompany(pdf: Pdf, facts: FootprintCertificatePdfFacts): void {
  const at = { x: LEFT, width: FOOTPRINT_CERTIFICATE_PDF_WIDTH, smallest: SMALLEST } as const
  const name = printable(facts.companyName, 'display', 'The company named on the verification page')
  const width = facts.logo
    ? FOOTPRINT_CERTIFICATE_PDF_WIDTH - LOGO.side - 16
    : FOOTPRINT_CERTIFICATE_PDF_WIDTH
  drawName(pdf, name, { x: LEFT, width, y: 326, size: 28, colour: COLOURS.ink })
  const words = `emitted what follows from ${monthsWords(facts.from, facts.to)}. ${APPROACHES[facts.approach].name}.`
  drawLine(pdf, words, { ...at, y: 345, size: 12, font: 'body', colour: COLOURS.ink })
}

const LOOKS = [
  { title: 'Total', colour: COLOURS.clay },
  { title: 'Scope 1', colour: COLOURS.moss },
  { title: 'Scope 2, by location', colour: IMPACT_COLOURS.co2e },
  { title: 'Scope 3', colour: IMPACT_COLOURS.trees },
]

type FootprintCertificatePdfFigure = (typeof LOOKS)[number] & { readonly hundredths: number }

function footprintCertificatePdfFiguresOf({
  sums,
}: FootprintCertificatePdfFacts): FootprintCertificatePdfFigure[] {
  const { total, scope1, scope2, scope3 } = certifiedFigures(sums)
  const figures = [total, scope1, scope2, scope3]
  return LOOKS.map((look, at) => ({ ...look, hundredths: figures[at] ?? 0 }))
}

const FIGURE_STEP = FOOTPRINT_CERTIFICATE_PDF_WIDTH / 4

type PlacedFigure = FootprintCertificatePdfFigure & {
  readonly size: number
  readonly index: number
}

function drawFigure(pdf: Pdf, { title, hundredths, colour, size, index }: PlacedFigure): void {
  const x = LEFT + index * FIGURE_STEP
  const at = { x, width: FIGURE_STEP - 12, smallest: SMALLEST } as const
  pdf.rect(at.x, 362, 30, 3).fillColor(colour, 1).fill()
  const number = { ...at, size, smallest: 14, font: 'display', colour } as const
  drawLine(pdf, inTonnes(hundredths), { ...number, y: 394 })
  drawLine(pdf, 't of CO2e', { ...at, y: 408, size: 10, font: 'body', colour: COLOURS.quiet })
  drawLine(pdf, title, { ...at, y: 423, size: 11, font: 'strong', colour: COLOURS.ink })
}

/** Parts that are named need more words, which are smaller then. */
const CERTIFIED_WORDS = { size: 10, step: 12, rows: 8, declared: 3, range: 2, checked: 4 } as const
const NAMED_WORDS = { size: 9, step: 10.5, rows: 10, declared: 2, range: 2, checked: 6 } as const
const WORDS_FROM = 441

/** What was declared and how much of it was entered, its range, and what was verified. */
function drawWords(pdf: Pdf, facts: FootprintCertificatePdfFacts): void {
  const { companyName, sums, factor, completeness, issuedOn, verification } = facts
  const look = verification?.parts ? NAMED_WORDS : CERTIFIED_WORDS
  const { market, totalMarket } = certifiedFigures(sums)
  const { total } = sums
  const rows = [
    {
      lines: look.declared,
      said: [declaredWords({ companyName: shortened(companyName), total, completeness, inTonnes })],
    },
    { lines: look.range, said: [certifiedRange({ total, uncertainty: factor, completeness })] },
    {
      lines: look.checked,
      said: [
        ...checkedWords(facts),
        `Scope 2 by market is ${inTonnes(market)} t, and the total with it ${inTonnes(totalMarket)} t. Issued on ${longDate(issuedOn)}.`,
      ],
    },
  ].flatMap(({ said, lines }) =>
    wrapText(said.map(printedWords).join(' '), 'body', {
      size: look.size,
      width: FOOTPRINT_CERTIFICATE_PDF_WIDTH,
      lines,
    }),
  )
  for (const [index, row] of rows.slice(0, look.rows).entries()) {
    const line = { x: LEFT, size: look.size, font: 'body', colour: COLOURS.ink } as const
    drawLine(pdf, row, { ...line, y: WORDS_FROM + index * look.step })
  }
}

const NAME_IN_WORDS = 60

const shortened = (name: string) =>
  name.length > NAME_IN_WORDS ? `${name.slice(0, NAME_IN_WORDS)}…` : name

/** Sentence by sentence, as one line of print is not endless. */
const printedWords = (sentence: string) => printable(sentence, 'body', 'See the verification page.')

function checkedWords({ sums, verification }: FootprintCertificatePdfFacts): string[] {
  if (!verification) return ['Nobody but the company has checked these figures.']
  const certified = certifiedFigures(sums).parts
  const parts =
    verifiedWords(verification, { certified, inTonnes, mostNames: MOST_NAMES }) ??
    `Checked: ${verification.covers.join(', ')}. Nothing is said about the rest.`
  const on = checkedOnWords({ ...verification, decidedOn: longDate(verification.decidedOn) })
  return [parts, on, ...(verification.parts ? [notIndependentWords(verification.by)] : [])]
}

/** More parts than these are given by number, as every one has its name on the page that verifies it. */
const MOST_NAMES = 3

const CLAIM =
  'It states what a company emitted. Offsets and contributions are not subtracted, and it does not say that a person, a product or a company has no impact.'

function drawSmallPrint(pdf: Pdf, { version, declaration }: FootprintCertificatePdfFacts): void {
  const number = declaration === null ? '' : ` Declaration ${declaration} of this footprint.`
  const words = `${CLAIM}${number} Version of the figures: ${version}.`
  const rows = wrapText(words, 'body', {
    size: SMALLEST,
    width: FOOTPRINT_CERTIFICATE_PDF_WIDTH,
    lines: 3,
  })
  for (const [index, row] of rows.entries()) {
    const y = 556 - (rows.length - 1 - index) * 11
    drawLine(pdf, row, { x: LEFT, y, size: SMALLEST, font: 'body', colour: COLOURS.quiet })
  }
}
