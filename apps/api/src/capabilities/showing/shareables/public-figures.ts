import type { PublicFigures } from '@understory/contracts/showing/shareables.ts'
import type { Database } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import {
  type FiguresByProduct,
  sumFigures,
} from '@understory/domain/showing/shareables/public-figures.ts'
import { sql } from 'kysely'

/** What the ledger's totals say of an account: nothing that is not paid for is in them. */
export type AccountFigures = {
  readonly byProduct: FiguresByProduct
  readonly vehicles: number
  readonly since: CalendarDate | null
}

/**
 * As one value of a statement, from the month totals: its cost follows the months, not the entries.
 * `account` is the expression of the account's id.
 */
export function publicFiguresOf(account: ReturnType<typeof sql.ref<string>>) {
  return sql<AccountFigures>`(
    select json_build_object(
      'byProduct', coalesce(json_agg(json_build_object(
        'product', f.product, 'impact', f.impact, 'quantity', f.quantity)), '[]'),
      'since', (select min(d.day) from impact_rollup_day d
        where d.account_id = ${account} and d.quantity > 0),
      'vehicles', (select coalesce(sum(each.vehicles), 0)
        from (select max(o.vehicles) as vehicles from vehicle_offset o
          join purchase p on p.quote_id = o.quote_id and p.status = 'paid'
          where o.account_id = ${account} group by o.vehicle_id) each))
    from (select m.product, m.impact, sum(m.quantity) as quantity from impact_rollup_month m
      where m.account_id = ${account} group by m.product, m.impact) f)`
}

export async function readFigures(db: Database, accountId: string): Promise<AccountFigures> {
  const { figures } = await db
    .selectFrom('account as a')
    .select(publicFiguresOf(sql.ref('a.id')).as('figures'))
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return figures
}

export function presentFigures({ byProduct, vehicles, since }: AccountFigures, at: Date) {
  const { trees, co2e, plastic } = sumFigures(byProduct)
  const figures: PublicFigures = {
    milliTrees: trees,
    co2eGrams: co2e,
    plasticGrams: plastic,
    vehicles,
    since,
    asOf: at.toISOString(),
  }
  return figures
}
