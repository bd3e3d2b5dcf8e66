import type { MonthOfPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Database } from '@understory/database/connect.ts'
import { refundedMinor } from '@understory/database/refunded-minor.ts'
import { firstDay, type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { sql } from 'kysely'

type MonthsOfPurchasesInput = {
  readonly accountId: string
  readonly from: Month
  readonly to: Month
}

/** What was paid for in each month that something was ever paid for in, less refunds, newest first. */
export async function monthsOfPurchases(
  db: Database,
  { accountId, from, to }: MonthsOfPurchasesInput,
): Promise<MonthOfPurchases[]> {
  const month = sql<Month>`to_char(p.created_at at time zone 'UTC', 'YYYY-MM')`
  const rows = await db
    .selectFrom('purchase as p')
    .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
    .select(({ fn }) => [
      month.as('month'),
      'q.currency',
      fn.sum<string>('q.milli_trees').filterWhere('p.status', '=', 'paid').as('milli_trees'),
      fn.sum<string>('q.co2e_grams').filterWhere('p.status', '=', 'paid').as('co2e_grams'),
      fn.sum<string>('q.plastic_grams').filterWhere('p.status', '=', 'paid').as('plastic_grams'),
      fn
        .sum<string | null>(sql`q.total_minor - ${refundedMinor('purchase_id', 'p.id')}`)
        .filterWhere('p.status', '=', 'paid')
        .as('total_minor'),
    ])
    .where('p.account_id', '=', accountId)
    .where('p.status', 'in', ['paid', 'refunded'])
    .where('p.created_at', '>=', startOf(from))
    .where('p.created_at', '<', startOf(shiftMonth(to, 1)))
    .groupBy(['month', 'q.currency'])
    .orderBy('month', 'desc')
    .orderBy('q.currency')
    .execute()
  const months = new Map<string, MonthOfPurchases>()
  for (const row of rows) {
    const sum = months.get(row.month)
    const { total_minor: total, currency } = row
    const paid = total === null ? [] : [{ totalMinor: Number(total), currency }]
    months.set(row.month, {
      month: row.month,
      milliTrees: (sum?.milliTrees ?? 0) + Number(row.milli_trees),
      co2eGrams: (sum?.co2eGrams ?? 0) + Number(row.co2e_grams),
      plasticGrams: (sum?.plasticGrams ?? 0) + Number(row.plastic_grams),
      paid: [...(sum?.paid ?? []), ...paid],
    })
  }
  return [...months.values()]
}

const startOf = (month: Month) => new Date(`${firstDay(month)}T00:00:00Z`)
