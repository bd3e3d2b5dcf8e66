import type { Database } from '@understory/database/connect.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { APP_PERIOD_DAYS } from '@understory/domain/stores/bills/app-cap.ts'
import { sql } from 'kysely'
import { billIfIssued } from './issue/bill-if-issued.ts'

type Capped = {
  readonly storeId: string
  readonly currency: Currency
  readonly capMinor: number
  /** When the cycle began that the cap is for; `null`: there is no plan. */
  readonly cycleFrom: Date | null
}

type OverCapSoFarInput = {
  readonly accountId: string
  readonly now: Date
  readonly storeIds: readonly string[]
}

/** Of stores with a cap of their merchant, the orders that a bill would leave out if it were issued now. */
export async function overCapSoFar(
  db: Database,
  asked: OverCapSoFarInput,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { accountId, now } = asked
  const found = new Map<string, ReadonlySet<string>>()
  for (const store of await listCapped(db, asked)) {
    const cycleFrom = store.cycleFrom ?? now
    const wanted = { accountId, ...store, cycleFrom, creditMinor: 0, now }
    found.set(store.storeId, new Set((await billIfIssued(db, wanted)).overCap))
  }
  return found
}

/** With the cycle of the plan by which each is billed. */
async function listCapped(
  db: Database,
  { accountId, storeIds }: OverCapSoFarInput,
): Promise<Capped[]> {
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
