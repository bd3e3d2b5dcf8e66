import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { OverlappingBills } from '@understory/domain/footprints/company-footprints/plausibility/overlapping-bills.ts'
import { METER_QUESTION } from '@understory/domain/footprints/meters/meter-kinds.ts'
import { sql } from 'kysely'

/** Lines of meters whose bills have days in common, in the months of the line. */
export async function overlappingBillsOf(
  db: Database | Tx,
  inventoryId: string,
): Promise<OverlappingBills[]> {
  const { rows } = await sql<{
    line_id: string
    name: string
    first: CalendarDate
    last: CalendarDate
    count: string
  }>`
    select l.id as line_id, l.description as name, count(*) as count,
      min(greatest(one.from_day, other.from_day, l.from_month))::text as first,
      max(least(one.to_day, other.to_day, (l.to_month + interval '1 month - 1 day')::date))::text as last
    from inventory_line l
    join meter_bill one on one.account_id = l.account_id
      and l.quick_item = ${METER_QUESTION} || replace(one.meter_id::text, '-', '')
    join meter_bill other on other.meter_id = one.meter_id and other.id > one.id
      and other.from_day <= one.to_day and other.to_day >= one.from_day
    where l.inventory_id = ${inventoryId} and l.parent_id is null
      and least(one.to_day, other.to_day) >= l.from_month
      and greatest(one.from_day, other.from_day) < l.to_month + interval '1 month'
    group by l.id
    order by l.created_at, l.id`.execute(db)
  return rows.map(({ line_id, count, ...row }) => ({
    ...row,
    lineId: line_id,
    count: Number(count),
  }))
}
