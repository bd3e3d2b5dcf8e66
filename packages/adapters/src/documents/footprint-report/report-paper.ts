import { sectionNumber } from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import type { DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS, IMPACT_COLOURS } from '../colours.ts'
import { drawArtifact, drawLine, type Pdf } from '../pdf/pdf-page.ts'
import type { Bar, Block, Column, Section, Table, Text } from './blocks.ts'
import { CELL, cellRows, reportRowsOf } from './report-rows.ts'

/** A4 portrait, in points. */
export const REPORT_PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = 56
export const REPORT_WIDTH = REPORT_PAGE.width - 2 * MARGIN
const TOP = 72
const LAST_Y = REPORT_PAGE.height - 64

const REPORT_PAPER_TEXT = { size: 10, leading: 14.5, font: 'body', colour: COLOURS.ink } as const
const QUIET = { ...REPORT_PAPER_TEXT, size: 9, leading: 13, colour: COLOURS.quiet } as const
const HEADING = { ...REPORT_PAPER_TEXT, size: 11, font: 'strong' } as const
const GAP = 10
const BAR_COLOURS = [COLOURS.clay, IMPACT_COLOURS.co2e, COLOURS.moss] as const

type Structure = ReturnType<Pdf['struct']>

/** A pen that goes down the page and on to the next one. */
export class ReportPaper {
  y = TOP
  readonly #pdf: Pdf
  readonly #document: Structure
  readonly #by: DocumentBrand

  constructor(pdf: Pdf, document: Structure, by: DocumentBrand) {
    this.#pdf = pdf
    this.#document = document
    this.#by = by
  }

  newPage(): void {
    this.#pdf.addPage()
    this.y = TOP
  }

  section({ id, title, blocks }: Section): void {
    this.#room(90)
    const y = this.y + 16
    this.#tag('H2', () => {
      drawLine(this.#pdf, `${sectionNumber(id)}`, {
        x: MARGIN,
        y,
        size: 15,
        font: 'display',
        colour: this.#by.accent,
      })
      drawLine(this.#pdf, title, {
        x: MARGIN + 28,
        y,
        size: 15,
        font: 'display',
        colour: this.#by.colour,
        width: REPORT_WIDTH - 28,
        smallest: 11,
      })
    })
    this.y = y + 6
    this.blocks(blocks)
    this.y += 14
  }

  blocks(blocks: readonly Block[]): void {
    for (const block of blocks) this.#block(block)
  }

  #block(block: Block): void {
    if (block.kind === 'table') this.#table(block)
    else if (block.kind === 'bar') this.#bar(block)
    else this.#words(block)
    this.y += block.kind === 'heading' ? 0 : 8
  }

  #words({ kind, text }: Text): void {
    const style = { text: REPORT_PAPER_TEXT, quiet: QUIET, heading: HEADING }[kind]
    if (kind === 'heading') {
      this.#room(70)
      this.y += 6
    }
    const paragraph = this.#pdf.struct(kind === 'heading' ? 'H3' : 'P')
    this.#document.add(paragraph)
    for (const row of reportRowsOf(text, { ...style, width: REPORT_WIDTH })) {
      this.#room(style.leading)
      this.y += style.leading
      const line = { x: MARGIN, y: this.y, ...style }
      paragraph.add(() => drawLine(this.#pdf, row, line))
    }
    paragraph.end()
  }

  /** Parts of a whole, side by side. */
  #bar({ parts, alt }: Bar): void {
    this.#room(34)
    const y = this.y + 12
    const total = parts.reduce((sum, { size }) => sum + size, 0)
    if (total <= 0) return
    const draw = () => {
      let x = MARGIN
      for (const [index, { size, title }] of parts.entries()) {
        const width = (size / total) * REPORT_WIDTH
        const colour = BAR_COLOURS[index % BAR_COLOURS.length] ?? COLOURS.moss
        this.#pdf
          .rect(x, y, Math.max(width - 1, 0), 14)
          .fillColor(colour, 1)
          .fill()
        if (width > 60) {
          drawLine(this.#pdf, title, { x, y: y + 26, size: 9, font: 'body', colour: COLOURS.quiet })
        }
        x += width
      }
    }
    this.#document.add(this.#pdf.struct('Figure', { alt }, draw))
    this.y = y + 26
  }

  #table({ columns, rows, sums = 0 }: Table): void {
    const table = this.#pdf.struct('Table')
    this.#document.add(table)
    this.#head(table, columns)
    const firstSum = rows.length - sums
    const set = rows.map((row, index) => {
      const isSum = index >= firstSum
      const cells = columns.map((column, at) => this.#cell(row[at] ?? '', column, isSum))
      const height = Math.max(...cells.map((lines) => lines.length)) * CELL.leading + 6
      return { columns, cells, isSum, height }
    })
    for (const [index, row] of set.entries()) {
      // Sums stay with the last row that they count, and so with each other.
      const together = sums > 0 && index === firstSum - 1 ? set.slice(index) : [row]
      const needed = together.reduce((sum, { height }) => sum + height, 0)
      if (this.y + needed > LAST_Y) {
        this.newPage()
        this.#head(table, columns)
      }
      this.#row(table, row)
    }
    table.end()
  }

  #cell(text: string, { width, isNumber = false, isWhole }: Column, isSum: boolean): string[] {
    const fit = { width: width * REPORT_WIDTH - (isNumber ? 0 : GAP) }
    return isWhole
      ? reportRowsOf(text, { ...fit, size: CELL.size, font: 'body' })
      : cellRows(text, { ...fit, isNumber, isSum })
  }

  #head(table: Structure, columns: readonly Column[]): void {
    this.#room(44)
    const y = this.y + 16
    const line = this.#pdf.struct('TR')
    table.add(line)
    this.#eachColumn(columns, (column, x, width) => {
      const { title, isNumber = false } = column
      line.add(
        this.#pdf.struct('TH', {}, () =>
          drawLine(this.#pdf, title, {
            x: isNumber ? x + width : x,
            y,
            size: 9,
            font: 'strong',
            colour: COLOURS.quiet,
            align: isNumber ? 'right' : 'left',
            width,
            smallest: 9,
          }),
        ),
      )
    })
    line.end()
    this.#rule({ y: y + 5, height: 0.9, colour: this.#by.colour })
    this.y = y + 7
  }

  #row(table: Structure, { columns, cells, isSum, height }: ReportPaperRow): void {
    const top = this.y
    const line = this.#pdf.struct('TR')
    table.add(line)
    let at = 0
    this.#eachColumn(columns, ({ isNumber = false }, x, width) => {
      const lines = cells[at] ?? []
      at += 1
      line.add(
        this.#pdf.struct('TD', {}, () => {
          for (const [index, words] of lines.entries()) {
            drawLine(this.#pdf, words, {
              x: isNumber ? x + width : x,
              y: top + 11 + index * CELL.leading,
              size: CELL.size,
              font: isSum ? 'strong' : 'body',
              colour: COLOURS.ink,
              align: isNumber ? 'right' : 'left',
            })
          }
        }),
      )
    })
    line.end()
    this.#rule({ y: top + height - 1, height: 0.4, colour: COLOURS.line })
    this.y = top + height
  }

  #rule({ y, height, colour }: Rule): void {
    const draw = () => this.#pdf.rect(MARGIN, y, REPORT_WIDTH, height).fillColor(colour, 1).fill()
    drawArtifact(this.#pdf, draw)
  }

  #eachColumn(
    columns: readonly Column[],
    draw: (column: Column, x: number, width: number) => void,
  ): void {
    let x = MARGIN
    for (const column of columns) {
      draw(column, x, column.width * REPORT_WIDTH - GAP * (column === columns.at(-1) ? 0 : 1))
      x += column.width * REPORT_WIDTH
    }
  }

  #tag(kind: string, draw: () => void): void {
    this.#document.add(this.#pdf.struct(kind, {}, draw))
  }

  #room(height: number): void {
    if (this.y + height > LAST_Y) this.newPage()
  }
}

type Rule = { readonly y: number; readonly height: number; readonly colour: string }

type ReportPaperRow = {
  readonly columns: readonly Column[]
  readonly cells: readonly (readonly string[])[]
  readonly isSum: boolean
  readonly height: number
}
