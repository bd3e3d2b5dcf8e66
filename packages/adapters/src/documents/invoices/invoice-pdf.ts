import { longDate } from '@understory/domain/calendar/calendar.ts'
import { invoiceNotes } from '@understory/domain/commerce/invoices/invoice-words.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { InvoiceFacts } from '@understory/ports/documents/documents.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS } from '../colours.ts'
import { printable, wrapText, wrapWhole } from '../fonts/text-runs.ts'
import { drawMark } from '../pdf/pdf-brand.ts'
import { drawLogo } from '../pdf/pdf-logo.ts'
import { drawArtifact, drawLine, finishPdf, openPdf, type Pdf } from '../pdf/pdf-page.ts'
import {
  INVOICE_PDF_PAGE,
  INVOICE_PDF_TEXT,
  INVOICE_PDF_WIDTH,
  LABEL,
  MARGIN,
  RIGHT,
} from './invoice-paper.ts'
import { drawParty, PARTY_WIDTH, rowsOfParty } from './invoice-parties.ts'
import { drawInvoiceTable } from './invoice-table.ts'

const SECOND_COLUMN = MARGIN + 250
/** However short the addresses are. */
const EARLIEST_DATES = 344

/** Of the buyer, at the end of their column. */
const LOGO = { x: RIGHT - 48, y: 172, side: 48 } as const

const besideLogo = ({ buyerLogo }: InvoiceFacts) =>
  buyerLogo ? LOGO.x - 12 - SECOND_COLUMN : PARTY_WIDTH

/** As many pages as its lines need. */
export async function renderInvoicePdf(
  facts: InvoiceFacts,
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  const pdf = openPdf({
    siteName: by.siteName,
    title: `Invoice ${facts.number}`,
    subject: `${formatMoney(facts.total)}, ${longDate(facts.issuedOn)}`,
    layout: 'portrait',
    date: facts.issuedOn,
    isBuffered: true,
  })
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  document.add(pdf.struct('H1', {}, () => drawHead(pdf, facts, by)))
  const parties = [
    { label: 'From', rows: rowsOfParty(facts.seller), x: MARGIN },
    { label: 'To', rows: rowsOfParty(facts.buyer, besideLogo(facts)), x: SECOND_COLUMN },
  ]
  for (const party of parties) {
    document.add(pdf.struct('P', {}, () => drawParty(pdf, party)))
  }
  const { buyerLogo, buyer } = facts
  if (buyerLogo) {
    const alt = `The logo of ${buyer.name}`
    document.add(pdf.struct('Figure', { alt }, () => drawLogo(pdf, buyerLogo, LOGO)))
  }
  const lastOfParties = Math.max(...parties.flatMap(({ rows }) => rows.map((row) => row.y)))
  const dates = Math.max(EARLIEST_DATES, lastOfParties + 24)
  document.add(pdf.struct('P', {}, () => drawDates(pdf, facts, dates)))
  let y = dates + 50
  for (const refund of facts.refunds) {
    const at = y
    document.add(pdf.struct('P', {}, () => drawRefund(pdf, refund, at)))
    y += 14
  }
  y = drawInvoiceTable(pdf, { document, lines: facts.lines, by, y: y + 18 })
  if (y + (facts.tax ? 150 : 100) > INVOICE_PDF_PAGE.height - 50) {
    pdf.addPage()
    y = MARGIN + 44
  }
  document.add(pdf.struct('P', {}, () => drawTotal(pdf, facts, y)))
  document.end()
  numberPages(pdf, facts, by)
  return finishPdf(pdf)
}

/** Which invoice it is and which page of it, on each page where there are several. */
function numberPages(pdf: Pdf, { number }: InvoiceFacts, by: DocumentBrand): void {
  const { count } = pdf.bufferedPageRange()
  if (count === 1) return
  const title = `Invoice ${printable(number, 'body', '')}`
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    drawArtifact(pdf, () => {
      if (page > 0) {
        drawBand(pdf, by)
        const line = { x: MARGIN, y: MARGIN, width: INVOICE_PDF_WIDTH }
        drawLine(pdf, title, { ...INVOICE_PDF_TEXT, ...line })
      }
      const place = { ...LABEL, x: RIGHT, y: INVOICE_PDF_PAGE.height - 40, align: 'right' } as const
      drawLine(pdf, `Page ${page + 1} of ${count}`, place)
    })
  }
}

function drawBand(pdf: Pdf, by: DocumentBrand): void {
  pdf.rect(0, 0, INVOICE_PDF_PAGE.width, 8).fillColor(by.colour, 1).fill()
}

function drawHead(pdf: Pdf, { number }: InvoiceFacts, by: DocumentBrand): void {
  drawBand(pdf, by)
  drawMark(pdf, by, { x: MARGIN, y: 52 })
  const line = { y: 76, font: 'display', colour: by.colour } as const
  const name = { x: MARGIN + 40, size: 18, width: INVOICE_PDF_WIDTH - 40, smallest: 10 }
  drawLine(pdf, by.siteName, { ...line, ...name })
  drawLine(pdf, 'Invoice', { ...line, x: MARGIN, y: 138, size: 30 })
  const words = printable(number, 'body', '')
  drawLine(pdf, words, {
    ...INVOICE_PDF_TEXT,
    x: RIGHT,
    y: 138,
    size: 14,
    align: 'right',
    width: 220,
    smallest: 7,
  })
}

/** More than these are narrower, so that the last ends with the page. */
const MOST_WIDE_FACTS = 3

function drawDates(
  pdf: Pdf,
  { issuedOn, paidOn, reference, period }: InvoiceFacts,
  y: number,
): void {
  const facts = [
    ['Date', longDate(issuedOn)],
    ['Paid', paidOn ? longDate(paidOn) : 'Not yet'],
    ...(period ? [['Period', printable(period, 'body', '')]] : []),
    ...(reference ? [['Reference', printable(reference, 'body', 'As held on the account')]] : []),
  ]
  const step = facts.length > MOST_WIDE_FACTS ? INVOICE_PDF_WIDTH / facts.length : 165
  for (const [index, [label = '', value = '']] of facts.entries()) {
    const x = MARGIN + index * step
    drawLine(pdf, label, { ...LABEL, x, y })
    const fit = { sizes: [10, 9, 8, 7], width: step - 12, lines: 4 }
    const { rows, size } = wrapWhole(value, 'body', fit)
    for (const [row, words] of rows.entries()) {
      drawLine(pdf, words, { ...INVOICE_PDF_TEXT, x, y: y + 15 + row * (size + 2), size })
    }
  }
}

type Refund = InvoiceFacts['refunds'][number]

function drawRefund(pdf: Pdf, { on, amount }: Refund, y: number): void {
  const words = `Refunded on ${longDate(on)}: ${formatMoney(amount)}.`
  drawLine(pdf, words, { ...INVOICE_PDF_TEXT, x: MARGIN, y })
}

function drawTotal(pdf: Pdf, facts: InvoiceFacts, start: number): void {
  const { tax, total, paymentMethod, paidOn } = facts
  const labels = MARGIN + 250
  const sum = { ...INVOICE_PDF_TEXT, x: RIGHT, align: 'right' } as const
  let y = start + 6
  if (tax) {
    const net = { minor: total.minor - tax.amount.minor, currency: total.currency }
    drawLine(pdf, 'Net amount', { ...INVOICE_PDF_TEXT, x: labels, y })
    drawLine(pdf, formatMoney(net), { ...sum, y })
    y += 20
    drawLine(pdf, printable(tax.label, 'body', 'Tax'), {
      ...INVOICE_PDF_TEXT,
      x: labels,
      y,
      width: 175,
      smallest: 7,
    })
    drawLine(pdf, formatMoney(tax.amount), { ...sum, y })
    y += 28
  }
  drawLine(pdf, 'Total', { ...INVOICE_PDF_TEXT, x: labels, y, size: 14, font: 'strong' })
  drawLine(pdf, formatMoney(total), { ...sum, y: y + 2, size: 20, font: 'display' })
  const notes = invoiceNotes({
    isPaid: paidOn !== null,
    paymentMethod: paymentMethod && printable(paymentMethod, 'body', ''),
    saysNoVat: tax === null,
    funds: facts.funds && printable(facts.funds, 'body', ''),
    hasRefunds: facts.refunds.length > 0,
    isRefunded: facts.isRefunded,
  })
  const rows = wrapText(notes.join(' '), 'body', { size: 10, width: INVOICE_PDF_WIDTH, lines: 3 })
  for (const [index, row] of rows.entries()) {
    drawLine(pdf, row, {
      ...INVOICE_PDF_TEXT,
      colour: COLOURS.quiet,
      x: MARGIN,
      y: y + 48 + index * 15,
    })
  }
}
