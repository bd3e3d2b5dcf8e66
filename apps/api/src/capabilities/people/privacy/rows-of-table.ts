import { isOrderSide } from '@understory/database/citus/order-side.ts'
import type { Tx } from '@understory/database/connect.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { sql } from 'kysely'
import type { ExportedTable } from '../../../owned-table.ts'

const ROWS_OF_TABLE_PAGE_SIZE = 500

type ExportedRow = Readonly<Record<string, unknown>>
type Pages = AsyncIterable<readonly ExportedRow[]>

type Exported = Pick<ExportedTable, 'name' | 'columns'> & {
  /** The one row of a table whose other visible rows are not to be exported. */
  readonly onlyId: string | null
}

/** All rows of a table that the transaction shows, page by page: only one page is in memory. */
export async function* rowsOfTable(tx: Tx, { name, columns, onlyId }: Exported): Pages {
  const shown = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`
  const own = isOrderSide(name)
    ? sql`where account_id = acting_account()`
    : onlyId === null
      ? sql``
      : sql`where id = ${sql.lit(onlyId)}`
  await sql`declare exported no scroll cursor for
    select ${shown} from ${sql.table(name)} ${own}`.execute(tx)
  let isMore = true
  while (isMore) {
    const { rows } =
      await sql<ExportedRow>`fetch ${sql.lit(ROWS_OF_TABLE_PAGE_SIZE)} from exported`.execute(tx)
    isMore = rows.length === ROWS_OF_TABLE_PAGE_SIZE
    if (rows.length > 0) yield rows
  }
  await sql`close exported`.execute(tx)
}

/** Pages of rows as one JSON list. */
export async function* jsonOf(pages: Pages): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of pages) {
    const texts = rows.map((row) => JSON.stringify(row, null, 1))
    yield before + texts.join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Pages of rows as CSV, with the columns of the first row. */
export async function* csvOf(pages: Pages): AsyncGenerator<string> {
  let columns: readonly string[] | null = null
  for await (const rows of pages) {
    const header = columns === null
    columns ??= Object.keys(rows[0] ?? {})
    const names = columns
    const cells = rows.map((row) => names.map((name) => csvCell(row[name])))
    yield toCsv(header ? [names, ...cells] : cells)
  }
}

// A number begins like a formula where it is below zero.
const BELOW_ZERO = /^-[1-9]\d{0,14}$/

function csvCell(value: unknown): string | number {
  if (value instanceof Date) return value.toISOString()
  const text = typeof value === 'object' && value ? JSON.stringify(value) : String(value ?? '')
  return BELOW_ZERO.test(text) ? Number(text) : text
}
