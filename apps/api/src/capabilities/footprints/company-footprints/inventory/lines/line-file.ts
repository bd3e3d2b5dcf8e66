import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ImportLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { NEEDED_LINE_COLUMNS } from '@understory/domain/footprints/company-footprints/inventory/lines/line-columns.ts'
import { fromCsvCell } from '@understory/domain/language/csv.ts'
import { type CsvProblem, readCsv } from '@understory/spreadsheets/read-csv.ts'
import { readXlsx, type SheetProblem, type SheetRow } from '@understory/spreadsheets/read-xlsx.ts'
import { type Refused, refuse } from '../../../../../http/refuse.ts'
import { CHANGE_LINES_MAX_LINES } from './limits/refuse-too-much.ts'

type File = Pick<BodyOf<typeof ImportLines>, 'csv' | 'xlsx'>

const REFUSALS = {
  invalid: 'LINES_FILE_INVALID',
  macros: 'LINES_FILE_MACROS',
  'too-large': 'LINES_FILE_TOO_LARGE',
  'too-many-rows': 'TOO_MANY_LINES',
  'too-many-columns': 'TOO_MANY_COLUMNS',
  'too-many-cells': 'LINES_FILE_TOO_MANY_CELLS',
} as const satisfies Record<SheetProblem | CsvProblem, string>

/** The rows of a file by the names of its columns, whichever kind of file it is. */
export async function readLineFile({ csv, xlsx }: File): Promise<readonly SheetRow[] | Refused> {
  const rows =
    xlsx === undefined
      ? rowsOfCsv(csv ?? '')
      : await readXlsx(Buffer.from(xlsx, 'base64'), {
          needed: NEEDED_LINE_COLUMNS,
          mostRows: CHANGE_LINES_MAX_LINES,
        })
  if (typeof rows === 'string') return refuse(REFUSALS[rows])
  return rows.length === 0 ? refuse('LINES_FILE_INVALID') : rows
}

/** The first row is the header. */
function rowsOfCsv(csv: string): readonly SheetRow[] | SheetProblem | CsvProblem {
  const rows = readCsv(csv, { needed: [NEEDED_LINE_COLUMNS], mostRows: CHANGE_LINES_MAX_LINES })
  if (typeof rows === 'string') return rows
  if (rows.length > CHANGE_LINES_MAX_LINES) return 'too-many-rows'
  return rows.map(({ cells, ...row }) => ({ ...row, cells: unescaped(cells) }))
}

/** Most rows have nothing to take away, and stay as they are. */
function unescaped(cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isEscaped = Object.values(cells).some((text) => text.startsWith("'"))
  if (!isEscaped) return cells
  return Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [column, fromCsvCell(text)]),
  )
}
