import { longDate } from '@understory/domain/calendar/calendar.ts'
import {
  INVOICE_HEADS,
  type InvoiceLine,
  invoiceNotes,
} from '@understory/domain/commerce/invoices/invoice-words.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { InvoiceFacts } from '@understory/ports/documents/documents.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS } from '../colours.ts'
import { printable, wrapText } from '../fonts/text-runs.ts'
import { drawMark } from '../pdf/pdf-brand.ts'
import { drawLogo } from '../pdf/pdf-logo.ts'
import { drawArtifact, drawLine, finishPdf, openPdf, type Pdf } from '../pdf/pdf-page.ts'
import { drawParty, PARTY_WIDTH, rowsOfParty } from './invoice-parties.ts'

/** A4 portrait, in points. */
const INVOICE_PDF_PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 56
const RIGHT = INVOICE_PDF_PAGE.width - MARGIN
const INVOICE_PDF_WIDTH = RIGHT - MARGIN
const SECOND_COLUMN = MARGIN + 250
/** However short the addresses are. */
const EARLIEST_DATES = 344
const QUANTITY = { x: MARGIN + 202, width: 112 }
const UNIT_PRICE = { x: MARGIN + 322, width: 92 }
const LAST_Y = INVOICE_PDF_PAGE.height - 90

const INVOICE_PDF_TEXT = { size: 10, font: 'body', colour: COLOURS.ink } as const
const LABEL = { size: 9, font: 'strong', colour: COLOURS.quiet } as const

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
  let y = dates + 32
  for (const refund of facts.refunds) {
    const at = y
    document.add(pdf.struct('P', {}, () => drawRefund(pdf, refund, at)))
    y += 14
  }
  y += 32
  document.add(pdf.struct('P', {}, () => drawTableHead(pdf, by, y)))
  y += 30
  for (const line of facts.lines) {
    if (y > LAST_Y) {
      pdf.addPage()
      drawArtifact(pdf, () => drawTableHead(pdf, by, MARGIN + 34))
      y = MARGIN + 64
    }
    const at = y
    document.add(pdf.struct('P', {}, () => drawInvoiceLine(pdf, line, at)))
    y += 28
  }
  if (y + (facts.tax ? 150 : 100) > INVOICE_PDF_PAGE.height - 50) {
    pdf.addPage()
    y = MARGIN + 44
  }
  document.add(pdf.struct('P', {}, () => drawTotal(pdf, facts, y)))
  document.end()
  numberPages(pdf, facts)
  return finishPdf(pdf)
}

/** Which invoice it is and which page of it, on each page where there are several. */
function numberPages(pdf: Pdf, { number }: InvoiceFacts): void {
  const { count } = pdf.bufferedPageRange()
  if (count === 1) return
  const title = `Invoice ${printable(number, 'body', '')}`
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    drawArtifact(pdf, () => {
      if (page > 0)
        drawLine(pdf, title, {
          ...INVOICE_PDF_TEXT,
          x: MARGIN,
          y: MARGIN,
          width: INVOICE_PDF_WIDTH,
        })
      const place = { ...LABEL, x: RIGHT, y: INVOICE_PDF_PAGE.height - 40, align: 'right' } as const
      drawLine(pdf, `Page ${page + 1} of ${count}`, place)
    })
  }
}

function drawHead(pdf: Pdf, { number }: InvoiceFacts, by: DocumentBrand): void {
  pdf.rect(0, 0, INVOICE_PDF_PAGE.width, 8).fillColor(by.colour, 1).fill()
  drawMark(pdf, by, { x: MARGIN, y: 52 })
  const line = { y: 76, font: 'display', colour: by.colour } as const
  drawLine(pdf, by.siteName, { ...line, x: MARGIN + 40, size: 18 })
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
  for (const [index, [label = '', value = '']] of facts.entries()) {
    const x = MARGIN + index * 165
    drawLine(pdf, label, { ...LABEL, x, y })
    drawLine(pdf, value, { ...INVOICE_PDF_TEXT, x, y: y + 15, width: 150, smallest: 7 })
  }
}

type Refund = InvoiceFacts['refunds'][number]

function drawRefund(pdf: Pdf, { on, amount }: Refund, y: number): void {
  const words = `Refunded on ${longDate(on)}: ${formatMoney(amount)}.`
  drawLine(pdf, words, { ...INVOICE_PDF_TEXT, x: MARGIN, y })
}

function drawTableHead(pdf: Pdf, by: DocumentBrand, y: number): void {
  const [what, quantity, unitPrice, amount] = INVOICE_HEADS
  drawLine(pdf, what, { ...LABEL, x: MARGIN, y })
  drawLine(pdf, quantity, { ...LABEL, x: QUANTITY.x, y })
  drawLine(pdf, unitPrice, { ...LABEL, x: UNIT_PRICE.x, y })
  drawLine(pdf, amount, { ...LABEL, x: RIGHT, y, align: 'right' })
  pdf
    .rect(MARGIN, y + 8, INVOICE_PDF_WIDTH, 1)
    .fillColor(by.colour, 1)
    .fill()
}

function drawInvoiceLine(pdf: Pdf, line: InvoiceLine, y: number): void {
  const what = printable(line.description, 'body', 'Contribution')
  drawLine(pdf, what, { ...INVOICE_PDF_TEXT, x: MARGIN, y, width: 192, smallest: 7 })
  const quantity = printable(line.quantity, 'body', '')
  drawLine(pdf, quantity, { ...INVOICE_PDF_TEXT, ...QUANTITY, y, smallest: 7 })
  const unitPrice = printable(line.unitPrice, 'body', '')
  drawLine(pdf, unitPrice, { ...INVOICE_PDF_TEXT, ...UNIT_PRICE, y, smallest: 7 })
  drawLine(pdf, formatMoney(line.amount), { ...INVOICE_PDF_TEXT, x: RIGHT, y, align: 'right' })
  pdf
    .rect(MARGIN, y + 10, INVOICE_PDF_WIDTH, 0.5)
    .fillColor(COLOURS.line, 1)
    .fill()
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
