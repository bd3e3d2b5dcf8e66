import type { Database } from '@understory/database/connect.ts'
import { APP_PERIOD_DAYS } from '@understory/domain/stores/app-cap.ts'
import { cutBill } from '@understory/domain/stores/store-bill.ts'
import { USAGE_PRODUCT } from '@understory/domain/subscriptions/usage-plan.ts'
import { sql } from 'kysely'
import { capLeft } from './bill-records.ts'
import { billableOf, listBillable } from './billable-orders.ts'

type Capped = {
  readonly storeId: string
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly capMinor: number
  /** When the cycle began that the cap is for; `null`: there is no plan. */
  readonly cycleFrom: Date | null
}

type Asked = {
  readonly accountId: string
  readonly now: Date
  readonly storeIds: readonly string[]
}

/** Of stores with a cap of their merchant, the orders that a bill would leave out if it were cut now. */
export async function overCapSoFar(
  db: Database,
  asked: Asked,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { accountId, now } = asked
  const found = new Map<string, ReadonlySet<string>>()
  for (const { storeId, currency, capMinor, cycleFrom } of await listCapped(db, asked)) {
    const orders = await listBillable(db, { accountId, storeId, cutAt: now })
    const of = { accountId, storeId, cycleFrom: cycleFrom ?? now }
    const bill = cutBill({
      orders: orders.map(billableOf),
      currency,
      creditMinor: 0,
      capMinor: await capLeft(db, of, capMinor),
      budgetMinor: null,
    })
    found.set(storeId, new Set(bill.overCap))
  }
  return found
}

/** With the cycle of the plan by which each is billed. */
async function listCapped(db: Database, { accountId, storeIds }: Asked): Promise<Capped[]> {
  const { rows } = await sql<Capped>`
    select s.id as "storeId", s.billing_currency as currency, s.cap_minor as "capMinor",
      case s.charged_by
        when 'card' then (select current_from::timestamp at time zone 'UTC' from subscription
          where account_id = s.account_id and product = ${USAGE_PRODUCT} and activated_at is not null
            and ended_at is null limit 1)
        else (select period_end - ${APP_PERIOD_DAYS}::int * interval '1 day' from store_app_plan
          where account_id = s.account_id and store_id = s.id and status in ('active', 'frozen')
          limit 1) end as "cycleFrom"
    from store s where s.account_id = ${accountId} and s.id = any (${storeIds}::uuid[])
      and s.cap_minor is not null`.execute(db)
  return rows
}
