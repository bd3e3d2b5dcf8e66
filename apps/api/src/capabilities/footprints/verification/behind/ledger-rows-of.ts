import type { LedgerRowsOfLine } from '@understory/contracts/footprints/verification/verifications.ts'
import type { Database } from '@understory/database/connect.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import { sql } from 'kysely'

const ROWS_OF_EACH_LINE = 50
const MOST_LEDGER_ROWS = 5_000

/** What of ledgers stands behind each line: how many rows, and the largest of them. */
export async function ledgerRowsOf(db: Database, inventoryId: string): Promise<LedgerRowsOfLine[]> {
  const { rows } = await sql<{
    line_id: string
    file_name: string
    file_row: number
    day: string
    supplier: string
    description: string
    account_name: string
    reference: string
    net: string
    currency: string
    row_count: string
  }>`
    select * from (
      select *, count(*) over of_line as row_count,
             row_number() over (of_line order by abs(net) desc, file_name, file_row) as place
      from rows_behind_lines(${inventoryId})
      window of_line as (partition by line_id)
    ) as numbered
    where place <= ${ROWS_OF_EACH_LINE}
    order by line_id, place
    limit ${MOST_LEDGER_ROWS}`.execute(db)
  return [...groupedBy(rows, ({ line_id }) => line_id)].map(([lineId, those]) => ({
    lineId,
    rows: Number(those[0]?.row_count ?? 0),
    largest: those.map((row) => ({
      fileName: row.file_name,
      row: row.file_row,
      day: row.day,
      supplier: row.supplier,
      description: row.description,
      account: row.account_name,
      reference: row.reference,
      net: Number(row.net),
      currency: row.currency,
    })),
  }))
}
