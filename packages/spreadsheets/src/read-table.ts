import { parse } from 'csv-parse/sync'
import { MOST_COLUMNS } from './read-csv.ts'
import { readSheets, type SheetProblem } from './read-xlsx.ts'

/** A row as it stands, and its number as a spreadsheet counts. */
export type TableRow = { readonly row: number; readonly cells: readonly string[] }

export type ReadTable = {
  /** The first row that is one; what stands before it is left out. */
  readonly header: readonly string[]
  readonly rows: readonly TableRow[]
}

type ReadTableInput = {
  readonly isHeader: (cells: readonly string[]) => boolean
  readonly mostRows: number
}

/** A header stands among the first rows, below a title and the like. */
const FIRST_ROWS = 30
const BEGINNING = 64 * 1_024
const SEPARATORS = [',', ';', '\t'] as const

/** The table of a CSV file whose header is not known beforehand, with comma, semicolon or tab between its cells. */
export function readCsvTable(
  text: string,
  { isHeader, mostRows }: ReadTableInput,
): ReadTable | SheetProblem {
  const csv = text.replace(/^\uFEFF?"?sep=[^\r\n]"?\r?\n/i, '')
  const isWhole = csv.length <= BEGINNING
  for (const separator of SEPARATORS) {
    const beginning = rowsOf(isWhole ? csv : csv.slice(0, BEGINNING), separator, FIRST_ROWS)
    const header = beginning?.find(({ cells }) => isHeader(cells))
    if (!header) continue
    const all = rowsOf(csv, separator, mostRows + FIRST_ROWS + 1)
    if (!all) return 'invalid'
    return tableFrom(all, { isHeader, mostRows }) ?? 'invalid'
  }
  return 'invalid'
}

/** `null`: no CSV. */
function rowsOf(csv: string, delimiter: string, to: number): TableRow[] | null {
  const asked = { bom: true, trim: true, skipEmptyLines: true, relaxColumnCount: true } as const
  try {
    // Its types know nothing of `info`.
    const records = parse(csv, {
      ...asked,
      relaxQuotes: true,
      delimiter,
      to,
      info: true,
    }) as unknown as {
      record: string[]
      info: { records: number; empty_lines: number }
    }[]
    return records.map(({ record, info }) => ({
      row: info.records + info.empty_lines,
      cells: record.slice(0, MOST_COLUMNS),
    }))
  } catch {
    return null
  }
}

/** The table of the first sheet of a workbook that has such a header. */
export function readXlsxTable(
  bytes: Uint8Array,
  asked: ReadTableInput,
): Promise<ReadTable | SheetProblem> {
  return readSheets(bytes, async (rows) => {
    const all: TableRow[] = []
    for await (const row of rows) {
      if (row.cells.every((cell) => cell === '')) continue
      all.push(row)
      if (all.length > asked.mostRows + FIRST_ROWS + 1) return 'too-many-rows'
    }
    return tableFrom(all, asked)
  })
}

/** `null`: none of the first rows is a header. */
function tableFrom(
  all: readonly TableRow[],
  { isHeader, mostRows }: ReadTableInput,
): ReadTable | SheetProblem | null {
  const at = all.slice(0, FIRST_ROWS).findIndex(({ cells }) => isHeader(cells))
  if (at < 0) return null
  const rows = all.slice(at + 1)
  return rows.length > mostRows ? 'too-many-rows' : { header: all[at]?.cells ?? [], rows }
}
