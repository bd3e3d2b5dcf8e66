import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { isLedgerHeader } from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import { LEDGER_FILE_LIMITS } from '@understory/domain/footprints/ledger-import/reading/ledger-file-limits.ts'
import { type ReadTable, readCsvTable, readXlsxTable } from '@understory/spreadsheets/read-table.ts'
import type { SheetProblem } from '@understory/spreadsheets/read-xlsx.ts'
import { z } from 'zod'
import { type Refused, refuse } from '../../../../http/refuse.ts'

const REFUSALS = {
  invalid: 'LEDGER_FILE_INVALID',
  macros: 'LINES_FILE_MACROS',
  'too-large': 'LINES_FILE_TOO_LARGE',
  'too-many-rows': 'TOO_MANY_LEDGER_ROWS',
  'too-many-cells': 'LINES_FILE_TOO_MANY_CELLS',
} as const satisfies Record<SheetProblem, string>

/** The table of a file, whichever kind of file it is. */
export async function readLedgerFile(bytes: Uint8Array): Promise<ReadTable | Refused> {
  const known = await tableOf(bytes, isLedgerHeader)
  // Columns that nobody knows are asked for.
  const table = known === 'invalid' ? await tableOf(bytes, isAnyHeader) : known
  if (typeof table === 'string') return refuse(REFUSALS[table])
  return table.rows.length === 0 ? refuse('LEDGER_FILE_INVALID') : table
}

const FEWEST_COLUMNS = 3

const isAnyHeader = (cells: readonly string[]) =>
  cells.filter((cell) => /\p{L}/u.test(cell)).length >= FEWEST_COLUMNS

function tableOf(bytes: Uint8Array, isHeader: (cells: readonly string[]) => boolean) {
  const asked = { isHeader, mostRows: LEDGER_FILE_LIMITS.rows }
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isZip) return readXlsxTable(bytes, asked)
  const text = textOf(bytes)
  return isText(text) ? readCsvTable(text, asked) : 'invalid'
}

/** Pictures and the like have characters that nobody types. */
const isText = (text: string) =>
  ![...text.slice(0, 4_096)].some((each) => each < ' ' && !'\t\r\n\f'.includes(each))

/** UTF-8, UTF-16 by its first bytes, else what Windows programs write. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const Packed = z.object({
  header: z.array(z.string()),
  rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
})

/** As it is stored until the rows are saved. */
export const packTable = async (table: ReadTable): Promise<Buffer> =>
  promisify(gzip)(JSON.stringify(table))

export const unpackTable = async (packed: Uint8Array): Promise<ReadTable> =>
  Packed.parse(JSON.parse((await promisify(gunzip)(packed)).toString('utf8')))
