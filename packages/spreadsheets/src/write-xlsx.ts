import { type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx'

type Cell = string | number

export type SheetToWrite = {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** What the cells of a column may hold, by its name: a range of another sheet. */
  readonly choices?: Readonly<Record<string, string>>
}

const LAST_CHOICE = 5_000
const WIDEST = 60

/** A workbook with a bold header that stays in view. Texts are texts, whatever they begin with. */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(sheetOf),
    // The same content gives the same bytes.
    properties: { creator: 'Understory', created: new Date(0), modified: new Date(0) },
  })
}

function sheetOf({ name, header, rows, choices = {} }: SheetToWrite): WriteSheet {
  return {
    name,
    columns: header.map((title, at) => ({ width: widthOf(title, rows, at) })),
    rows: [[...header], ...rows.map((row) => row.map((cell) => (cell === '' ? null : cell)))],
    cells: new Map(
      header.map((title, at) => [`0,${at}`, { value: title, style: { font: { bold: true } } }]),
    ),
    freezePane: { rows: 1 },
    dataValidations: Object.entries(choices).map(([column, values]) =>
      xlsxChoiceOf(header.indexOf(column), values),
    ),
  }
}

function xlsxChoiceOf(column: number, values: string): DataValidation {
  const letter = letterOf(column)
  return {
    type: 'list',
    formula1: values,
    range: `${letter}2:${letter}${LAST_CHOICE}`,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'warning',
    errorMessage: 'An import knows the values of the list.',
  }
}

/** The column of a place that counts from 0: A to ZZ. */
export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : `${letterOf(Math.floor(column / 26) - 1)}${last}`
}

function widthOf(title: string, rows: SheetToWrite['rows'], at: number): number {
  const longest = rows
    .slice(0, 100)
    .reduce((most, row) => Math.max(most, String(row[at] ?? '').length), title.length)
  return Math.min(longest + 2, WIDEST)
}
