import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { shownScopes } from '@understory/domain/footprints/documents/shown-figures.ts'
import { DAYLIGHT } from '@understory/pictures/palette.ts'
import { scene } from '@understory/pictures/scenes/scene.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS } from '../colours.ts'
import { printable, sizeForAll, wrapText, wrapWhole } from '../fonts/text-runs.ts'
import { drawBrand } from '../pdf/pdf-brand.ts'
import {
  drawArtifact,
  drawLine,
  drawShapes,
  finishPdf,
  openPdf,
  type Pdf,
} from '../pdf/pdf-page.ts'
import { MARGIN, REPORT_PAGE, REPORT_WIDTH, ReportPaper } from './report-paper.ts'
import { reportSections } from './report-sections.ts'
import { APPROACHES, inTonnes, monthsWords, rangeWords, STATUSES, tonnes } from './report-words.ts'
import { preparedAfter } from './requirements/requirements-section.ts'

type ReportPdfFacts = FootprintReportFacts

const SCENE_HEIGHT = 350
/** Of the words of the cover, below the picture. */
const DOWN = 46

/** A cover, then as many pages as the sections need; each has its number at the foot. */
export async function renderFootprintReport(
  facts: ReportPdfFacts,
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  const changedOn = dayOf(facts.changedAt)
  const pdf = openPdf({
    siteName: by.siteName,
    title: `Greenhouse gas report of ${facts.companyName}, ${monthsWords(facts.from, facts.to)}`,
    subject: `${tonnes(facts.sums.total)} tonnes of CO2e, ${STATUSES[facts.status].toLowerCase()}`,
    layout: 'portrait',
    date: changedOn,
    isBuffered: true,
  })
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  document.add(
    pdf.struct('Figure', { alt: 'A landscape without trees' }, () => drawPicture(pdf, facts, by)),
  )
  document.add(pdf.struct('H1', {}, () => drawTitle(pdf, facts, by)))
  document.add(pdf.struct('P', {}, () => drawKeyFigures(pdf, facts, by)))
  document.add(pdf.struct('P', {}, () => drawCoverFoot(pdf, facts)))
  const paper = new ReportPaper(pdf, document, by)
  paper.newPage()
  for (const section of reportSections(facts)) paper.section(section)
  drawFeet(pdf, facts, by)
  document.end()
  return finishPdf(pdf)
}

function drawPicture(pdf: Pdf, facts: ReportPdfFacts, by: DocumentBrand): void {
  const { shapes } = scene({
    seed: facts.companyName,
    trees: 0,
    co2eGrams: 0,
    // A clean shore.
    plasticGrams: 1e9,
    width: Math.ceil(REPORT_PAGE.width) + 4,
    height: SCENE_HEIGHT,
  })
  pdf.save().rect(0, 0, REPORT_PAGE.width, SCENE_HEIGHT).clip()
  drawShapes(pdf, shapes, DAYLIGHT)
  pdf.restore()
  pdf
    .rect(0, SCENE_HEIGHT, REPORT_PAGE.width, REPORT_PAGE.height - SCENE_HEIGHT)
    .fillColor(COLOURS.paper, 1)
    .fill()
  drawBrand(pdf, by)
}

const SIZES_OF_COMPANY = [32, 26, 21, 17]

function drawTitle(pdf: Pdf, facts: ReportPdfFacts, by: DocumentBrand): void {
  const { companyName, from, to, status } = facts
  const line = { x: MARGIN, width: REPORT_WIDTH, font: 'display' } as const
  drawLine(pdf, 'Greenhouse gas report', { ...line, y: 352 + DOWN, size: 15, colour: by.accent })
  const name = printable(companyName, 'display', 'The company named on the account')
  const fit = { sizes: SIZES_OF_COMPANY, width: REPORT_WIDTH, lines: 2 }
  const { rows, size } = wrapWhole(name, 'display', fit)
  const leading = size + 4
  for (const [index, row] of rows.entries()) {
    drawLine(pdf, row, { ...line, y: 392 + DOWN + index * leading, size, colour: by.colour })
  }
  const y = 392 + DOWN + (rows.length - 1) * leading + 28
  drawLine(pdf, monthsWords(from, to), { ...line, y, size: 13, font: 'body', colour: COLOURS.ink })
  drawLine(pdf, STATUSES[status], {
    ...line,
    y: y + 22,
    size: 12,
    font: 'strong',
    colour: by.accent,
  })
}

function drawKeyFigures(
  pdf: Pdf,
  { sums, range, approach }: ReportPdfFacts,
  by: DocumentBrand,
): void {
  const { scopes, total, market, totalMarket } = shownScopes(sums)
  const titles = ['Total', 'Scope 1', 'Scope 2', 'Scope 3']
  const step = REPORT_WIDTH / titles.length
  const figures = [total, ...scopes].map(({ hundredths }) => inTonnes(hundredths))
  const size = sizeForAll(figures, 'display', { size: 24, smallest: 12, width: step - 14 })
  for (const [index, figure] of figures.entries()) {
    const at = { x: MARGIN + index * step, width: step - 14, smallest: 12 } as const
    pdf
      .rect(at.x, 532 + DOWN, 34, 3)
      .fillColor(by.accent, 1)
      .fill()
    drawLine(pdf, figure, {
      ...at,
      y: 566 + DOWN,
      size,
      font: 'display',
      colour: by.colour,
    })
    drawLine(pdf, titles[index] ?? '', {
      ...at,
      y: 583 + DOWN,
      size: 11,
      font: 'strong',
      colour: COLOURS.ink,
    })
    drawLine(pdf, 't of CO2e', {
      ...at,
      y: 597 + DOWN,
      size: 10,
      font: 'body',
      colour: COLOURS.quiet,
    })
  }
  const way = approach ? `${APPROACHES[approach].name}. ` : ''
  const rows = wrapText(
    `${way}Scope 2 by location; by market it is ${inTonnes(market)} t and the total ${inTonnes(totalMarket)} t. The total lies between ${rangeWords(sums.total, range.factor, range.highGrams)} (${range.percent}%).`,
    'body',
    { size: 11, width: REPORT_WIDTH, lines: 3 },
  )
  for (const [index, row] of rows.entries()) {
    drawLine(pdf, row, {
      x: MARGIN,
      y: 632 + DOWN + index * 16,
      size: 11,
      font: 'body',
      colour: COLOURS.ink,
    })
  }
}

function drawCoverFoot(pdf: Pdf, facts: ReportPdfFacts): void {
  const { changedAt, version, status } = facts
  const words = [
    status === 'estimated' ? 'AN ESTIMATE: nothing here was measured or checked.' : '',
    `Figures as they were on ${longDate(dayOf(changedAt))} at ${changedAt.toISOString().slice(11, 16)} UTC, version ${version}. The same figures give the same document.`,
    preparedAfter(facts),
  ].filter(Boolean)
  const rows = words.flatMap((text) =>
    wrapText(text, 'body', { size: 9.5, width: REPORT_WIDTH, lines: 4 }),
  )
  for (const [index, row] of rows.entries()) {
    const y = REPORT_PAGE.height - 44 - (rows.length - 1 - index) * 14
    drawLine(pdf, row, { x: MARGIN, y, size: 9.5, font: 'body', colour: COLOURS.quiet })
  }
}

function drawFeet(pdf: Pdf, facts: ReportPdfFacts, by: DocumentBrand): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start + 1; page < start + count; page += 1) {
    pdf.switchToPage(page)
    drawArtifact(pdf, () => drawFoot(pdf, facts, { page, count, by }))
  }
}

type Numbered = { readonly page: number; readonly count: number; readonly by: DocumentBrand }

function drawFoot(pdf: Pdf, facts: ReportPdfFacts, { page, count, by }: Numbered): void {
  const name = printable(facts.companyName, 'body', '')
  pdf.rect(0, 0, REPORT_PAGE.width, 8).fillColor(by.colour, 1).fill()
  const line = { y: REPORT_PAGE.height - 36, size: 9, font: 'body', colour: COLOURS.quiet } as const
  const words = `${name}, ${monthsWords(facts.from, facts.to)}, ${STATUSES[facts.status].toLowerCase()}`
  drawLine(pdf, words, { ...line, x: MARGIN, width: REPORT_WIDTH - 90, smallest: 9 })
  drawLine(pdf, `Page ${page + 1} of ${count}`, {
    ...line,
    x: REPORT_PAGE.width - MARGIN,
    align: 'right',
  })
}
