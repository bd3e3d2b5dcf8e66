import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { PLAUSIBILITY_LIMITS } from '@understory/domain/footprints/company-footprints/plausibility/plausibility-limits.ts'
import type { RepeatedRow } from '@understory/domain/footprints/company-footprints/plausibility/repeated-rows.ts'
import { sql } from 'kysely'

const MOST_REPEATED_ROWS = 500

/** Payments of the same day and amount to one supplier, in the rows behind lines. */
export async function repeatedRowsOf(
  db: Database | Tx,
  inventoryId: string,
): Promise<RepeatedRow[]> {
  const { rows } = await sql<{
    supplier: string
    day: CalendarDate
    net: string
    currency: string
    count: string
    line_ids: string[]
  }>`
    select supplier, day, net, currency, count(*) as count, array_agg(distinct line_id) as line_ids
    from rows_behind_lines(${inventoryId})
    where net >= ${PLAUSIBILITY_LIMITS.repeatedPayment} and supplier <> ''
    group by supplier, day, net, currency
    having count(*) > 1
    order by net desc, supplier, day
    limit ${MOST_REPEATED_ROWS}`.execute(db)
  return rows.map(({ net, count, line_ids, ...row }) => ({
    ...row,
    net: Number(net),
    count: Number(count),
    lineIds: line_ids,
  }))
}
