import {
  INVOICE_HEADS,
  type InvoiceLine,
} from '@understory/domain/commerce/invoices/invoice-words.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS } from '../colours.ts'
import { printable, wrapText } from '../fonts/text-runs.ts'
import { drawArtifact, drawLine, type Pdf } from '../pdf/pdf-page.ts'
import {
  INVOICE_PDF_PAGE,
  INVOICE_PDF_TEXT,
  INVOICE_PDF_WIDTH,
  LABEL,
  MARGIN,
  RIGHT,
} from './invoice-paper.ts'

type InvoiceColumn = {
  readonly x: number
  readonly width: number
  readonly align?: 'left' | 'right'
  readonly words: (line: InvoiceLine) => string
}

/** In the order of their heads. */
const INVOICE_TABLE_COLUMNS: readonly InvoiceColumn[] = [
  {
    x: MARGIN,
    width: 192,
    words: ({ description }) => printable(description, 'body', 'Contribution'),
  },
  { x: MARGIN + 202, width: 112, words: ({ quantity }) => printable(quantity, 'body', '') },
  { x: MARGIN + 322, width: 92, words: ({ unitPrice }) => printable(unitPrice, 'body', '') },
  { x: RIGHT, width: 69, align: 'right', words: ({ amount }) => formatMoney(amount) },
]

const LAST_Y = INVOICE_PDF_PAGE.height - 90
const LEADING = 12
const MOST_ROWS_OF_LINE = 4

type Structure = ReturnType<Pdf['struct']>

type InvoiceTable = {
  readonly document: Structure
  readonly lines: readonly InvoiceLine[]
  readonly by: DocumentBrand
  readonly y: number
}

/** All lines, each whole, on as many pages as they need; returns where the next thing may begin. */
export function drawInvoiceTable(pdf: Pdf, { document, lines, by, y: top }: InvoiceTable): number {
  const table = pdf.struct('Table')
  document.add(table)
  addRow(pdf, table, 'TH', heads(pdf, top))
  drawArtifact(pdf, () => drawRuleOfHead(pdf, by, top))
  let y = top + 30
  for (const line of lines) {
    const cells = INVOICE_TABLE_COLUMNS.map(({ words, width, align }) =>
      align
        ? [words(line)]
        : wrapText(words(line), 'body', { size: 10, width, lines: MOST_ROWS_OF_LINE }),
    )
    const more = (Math.max(...cells.map((rows) => rows.length)) - 1) * LEADING
    if (y + more > LAST_Y) {
      pdf.addPage()
      drawArtifact(pdf, () => {
        for (const draw of heads(pdf, MARGIN + 34)) draw()
        drawRuleOfHead(pdf, by, MARGIN + 34)
      })
      y = MARGIN + 64
    }
    addRow(pdf, table, 'TD', cellsAt(pdf, cells, y))
    y += more
    drawArtifact(pdf, () => drawRuleOfLine(pdf, y))
    y += 28
  }
  table.end()
  return y
}

function addRow(
  pdf: Pdf,
  table: Structure,
  kind: 'TH' | 'TD',
  draws: readonly (() => void)[],
): void {
  const row = pdf.struct('TR')
  table.add(row)
  for (const draw of draws) row.add(pdf.struct(kind, {}, draw))
  row.end()
}

function heads(pdf: Pdf, y: number): (() => void)[] {
  return INVOICE_TABLE_COLUMNS.map(
    ({ x, align = 'left' }, index) =>
      () =>
        drawLine(pdf, INVOICE_HEADS[index] ?? '', { ...LABEL, x, y, align }),
  )
}

function cellsAt(pdf: Pdf, cells: readonly (readonly string[])[], y: number): (() => void)[] {
  return INVOICE_TABLE_COLUMNS.map(({ x, width, align = 'left' }, index) => () => {
    for (const [row, words] of (cells[index] ?? []).entries()) {
      const line = { ...INVOICE_PDF_TEXT, x, y: y + row * LEADING, align }
      drawLine(pdf, words, { ...line, width, smallest: 7 })
    }
  })
}

function drawRuleOfHead(pdf: Pdf, by: DocumentBrand, y: number): void {
  pdf
    .rect(MARGIN, y + 8, INVOICE_PDF_WIDTH, 1)
    .fillColor(by.colour, 1)
    .fill()
}

function drawRuleOfLine(pdf: Pdf, y: number): void {
  pdf
    .rect(MARGIN, y + 10, INVOICE_PDF_WIDTH, 0.5)
    .fillColor(COLOURS.line, 1)
    .fill()
}
