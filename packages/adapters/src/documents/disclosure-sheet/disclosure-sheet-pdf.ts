import type { DisclosureSheetFacts } from '@understory/ports/documents/disclosure-sheet.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS } from '../colours.ts'
import { printable } from '../fonts/text-runs.ts'
import { heading, quiet, table, text } from '../footprint-report/blocks.ts'
import { MARGIN, REPORT_PAGE, REPORT_WIDTH, ReportPaper } from '../footprint-report/report-paper.ts'
import { drawName } from '../pdf/pdf-name.ts'
import { drawArtifact, drawLine, finishPdf, openPdf, type Pdf } from '../pdf/pdf-page.ts'

const SHEET_OF_FACTS = [
  { title: 'Fact', width: 0.44, isWhole: true },
  { title: 'Answer', width: 0.56, isWhole: true },
] as const
const ROUNDING =
  'Figures are rounded individually, and totals add the rounded figures. No offset is subtracted from any of them.'

/** All facts of a framework, section by section, each with its answer or the reason why there is none. */
export async function renderDisclosureSheet(
  facts: DisclosureSheetFacts,
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  const pdf = openPdf({
    siteName: by.siteName,
    title: `${facts.name}: ${facts.companyName}, ${facts.months}`,
    subject: facts.version,
    layout: 'portrait',
    date: facts.date,
    isBuffered: true,
  })
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  const paper = new ReportPaper(pdf, document, by)
  document.add(pdf.struct('H1', {}, () => drawHead(pdf, facts, by)))
  paper.y += 62
  paper.blocks([text(facts.limits)])
  for (const { title, facts: rows } of facts.sections) {
    paper.blocks([
      heading(title),
      table(
        SHEET_OF_FACTS,
        rows.map(({ label, ref, answer, remark }) => [
          ref ? `${label} (${ref})` : label,
          remark ? `${answer}. ${remark}` : answer,
        ]),
      ),
    ])
  }
  paper.blocks([quiet(`After ${facts.version}. ${ROUNDING}`)])
  drawFeet(pdf, facts, by)
  document.end()
  return finishPdf(pdf)
}

function drawHead(
  pdf: Pdf,
  { name, companyName, months }: DisclosureSheetFacts,
  by: DocumentBrand,
) {
  const line = { x: MARGIN, width: REPORT_WIDTH } as const
  const company = printable(companyName, 'display', 'The company named on the account')
  drawLine(pdf, name, { ...line, y: 68, size: 13, font: 'display', colour: by.accent, smallest: 9 })
  drawName(pdf, company, { ...line, y: 100, size: 22, colour: by.colour })
  drawLine(pdf, months, { ...line, y: 120, size: 11, font: 'body', colour: COLOURS.ink })
}

function drawFeet(pdf: Pdf, { name, companyName }: DisclosureSheetFacts, by: DocumentBrand): void {
  const { start, count } = pdf.bufferedPageRange()
  const words = `${name}, ${printable(companyName, 'body', '')}`
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    drawArtifact(pdf, () => {
      pdf.rect(0, 0, REPORT_PAGE.width, 8).fillColor(by.colour, 1).fill()
      const line = { y: REPORT_PAGE.height - 36, size: 9, font: 'body' } as const
      const quietly = { ...line, colour: COLOURS.quiet }
      drawLine(pdf, words, { ...quietly, x: MARGIN, width: REPORT_WIDTH - 90, smallest: 9 })
      const at = { ...quietly, x: REPORT_PAGE.width - MARGIN, align: 'right' } as const
      drawLine(pdf, `Page ${page + 1} of ${count}`, at)
    })
  }
}
