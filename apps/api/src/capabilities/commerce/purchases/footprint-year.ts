import type { Tx } from '@understory/database/connect.ts'
import {
  type DateRange,
  dayOf,
  firstDay,
  lastDay,
  monthOf,
} from '@understory/domain/calendar/calendar.ts'
import { footprintYears } from '@understory/domain/footprints/company-footprints/periods/footprint-years.ts'

type FootprintYearInput = { readonly accountId: string; readonly from: string; readonly now: Date }

/** The days of the year of a footprint that begins in a month; `null`: the account has no such year. */
export async function findFootprintYear(
  tx: Tx,
  { accountId, from, now }: FootprintYearInput,
): Promise<DateRange | null> {
  const rows = await tx
    .selectFrom('footprint')
    .select(['start_month', 'declared'])
    .where('account_id', '=', accountId)
    .execute()
  const footprints = rows.map(({ start_month, declared }) => ({
    startMonth: monthOf(start_month),
    isDeclared: declared !== null,
  }))
  const year = footprintYears(footprints, monthOf(dayOf(now))).find((each) => each.from === from)
  return year ? { from: firstDay(year.from), to: lastDay(year.to) } : null
}
