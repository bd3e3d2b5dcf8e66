import { ContributionRule } from '@understory/contracts/store-settings.ts'
import type { Tx } from '@understory/database/connect.ts'
import { type CalendarDate, dayOf } from '@understory/domain/quantity/calendar.ts'
import type { ContributionSettings } from '@understory/domain/stores/contribution-settings.ts'
import { exchangeRate, SAME_CURRENCY } from '@understory/domain/stores/exchange-rate.ts'
import type { Terms } from '@understory/domain/stores/order-outcome.ts'
import type { OrderState } from '@understory/domain/stores/order-state.ts'
import { currentPriceBook } from '../products/public.ts'
import type { StoreRow } from './store-records.ts'

/** Reference rates are not published on every day; one that is older than this is none. */
const OLDEST_RATE_DAYS = 7
const DAY_MS = 86_400_000

export type TermsOfOrder = Terms & {
  readonly settingsId: string
  /** As it was published; `null`: none is needed, or none is known. */
  readonly rateText: string | null
}

/** Settings, prices and rate in force when an order was created; `null`: there were no settings yet. */
export async function termsOf(
  tx: Tx,
  store: StoreRow,
  order: Pick<OrderState, 'createdAt' | 'currency'>,
): Promise<TermsOfOrder | null> {
  const settings = await settingsAt(tx, store, order.createdAt)
  if (!settings) return null
  const day = dayOf(order.createdAt)
  const prices = await currentPriceBook(tx, store.billing_currency, day)
  const isSame = order.currency === store.billing_currency
  const rateText = isSame ? null : await rateOn(tx, { store, currency: order.currency, day })
  return {
    settingsId: settings.id,
    settings: settings.settings,
    prices,
    rate: isSame ? SAME_CURRENCY : rateText === null ? null : exchangeRate(rateText),
    rateText,
  }
}

async function settingsAt(tx: Tx, store: StoreRow, at: Date) {
  const row = await tx
    .selectFrom('store_settings')
    .select(['id', 'rule', 'plant_tree_always'])
    .where('account_id', '=', store.account_id)
    .where('store_id', '=', store.id)
    .where('in_force_from', '<=', at)
    .orderBy('in_force_from', 'desc')
    .executeTakeFirst()
  return row && { id: row.id, settings: settingsOf(row) }
}

export function settingsOf(row: {
  readonly rule: unknown
  readonly plant_tree_always: boolean
}): ContributionSettings {
  const rule = ContributionRule.parse(row.rule) as ContributionSettings['rule']
  return { rule, plantTreeAlways: row.plant_tree_always }
}

type Wanted = { readonly store: StoreRow; readonly currency: string; readonly day: CalendarDate }

/** Units of the billing currency for one of the store's: the last that was published by that day. */
async function rateOn(tx: Tx, { store, currency, day }: Wanted): Promise<string | null> {
  const oldest = dayOf(new Date(Date.parse(day) - OLDEST_RATE_DAYS * DAY_MS))
  const row = await tx
    .selectFrom('exchange_rate_of_day')
    .select('rate')
    .where('currency', '=', currency)
    .where('billing', '=', store.billing_currency)
    .where('day', '<=', day)
    .where('day', '>=', oldest)
    .orderBy('day', 'desc')
    .executeTakeFirst()
  return row?.rate ?? null
}
