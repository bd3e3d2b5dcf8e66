import { ContributionRule } from '@understory/contracts/store-settings.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { PriceBook as PriceBookTable } from '@understory/database/rows.generated.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import type { ContributionSettings } from '@understory/domain/stores/contribution-settings.ts'
import { exchangeRate, SAME_CURRENCY } from '@understory/domain/stores/exchange-rate.ts'
import type { Gap, Terms } from '@understory/domain/stores/order-outcome.ts'
import type { OrderState } from '@understory/domain/stores/order-state.ts'
import { type Selectable, sql } from 'kysely'
import { presentBook } from '../products/public.ts'
import type { TakingStore } from './store-records.ts'

/** Reference rates are not published on every day; one that is older than this is none. */
export const OLDEST_RATE_DAYS = 7

export type TermsOfOrder = Terms & {
  readonly settingsId: string
  /** As it was published; `null`: none is needed, or none is known. */
  readonly rateText: string | null
}

export type InForce = {
  /** `null`: there were no settings yet. */
  readonly terms: TermsOfOrder | null
  /** Those that the order was created in. */
  readonly gaps: readonly Gap[]
}

type Placed = {
  readonly store: TakingStore
  readonly order: Pick<OrderState, 'createdAt' | 'currency'>
}

type Found = {
  settings_id: string | null
  rule: unknown
  plant_tree_always: boolean
  rate: string | null
  gaps: { reason: Gap['reason']; began_at: string; ended_at: string | null }[] | null
} & ({ version: null } | Selectable<PriceBookTable>)

/** Settings, prices, rate and gaps in force when each of some orders was created. */
export async function termsOfOrders(tx: Tx, placed: readonly Placed[]): Promise<InForce[]> {
  const asked = placed.map(({ store, order }, at) => ({
    at,
    account: store.account_id,
    store: store.id,
    created: order.createdAt,
    day: dayOf(order.createdAt),
    currency: order.currency,
    billing: store.billing_currency,
  }))
  const { rows } = await sql<Found>`
    /* named terms-of-orders */
    select s.id as settings_id, s.rule, s.plant_tree_always, r.rate, g.gaps, p.version, p.currency,
      p.valid_from, p.micros_per_milli_tree, p.micros_per_gram_co2e, p.micros_per_gram_plastic
    from json_to_recordset(${JSON.stringify(asked)}) as o (at int, account uuid, store uuid,
      created timestamptz, day date, currency text, billing text)
    left join lateral (select id, rule, plant_tree_always from store_settings
      where account_id = o.account and store_id = o.store and in_force_from <= o.created
      order by in_force_from desc limit 1) s on true
    left join lateral (select rate from exchange_rate_of_day
      where currency = o.currency and billing = o.billing and o.currency <> o.billing
        and day between o.day - ${OLDEST_RATE_DAYS}::int and o.day
      order by day desc limit 1) r on true
    left join lateral (select json_agg(json_build_object('reason', reason, 'began_at', began_at,
        'ended_at', ended_at) order by began_at, reason) as gaps from store_gap
      where account_id = o.account and store_id = o.store and began_at <= o.created
        and (ended_at is null or ended_at > o.created)) g on true
    left join lateral (select * from price_book where currency = o.billing and valid_from <= o.day
      order by valid_from desc, version desc limit 1) p on true
    order by o.at`.execute(tx)
  return placed.map(({ store, order }, at) => {
    const found = rows[at]
    if (!found) throw new Error('an order has no row of terms')
    const gaps = (found.gaps ?? []).map(gapOf)
    if (!found.settings_id) return { terms: null, gaps }
    const settings = settingsOf(found.settings_id, found)
    if (found.version === null) throw new Error('an order is older than all prices')
    const prices = presentBook(found)
    const terms = { settingsId: found.settings_id, settings, prices, rateText: found.rate }
    return { terms: { ...terms, rate: rateOf(store, order, found.rate) }, gaps }
  })
}

function rateOf(
  store: TakingStore,
  { currency }: Pick<OrderState, 'currency'>,
  text: string | null,
) {
  if (currency === store.billing_currency) return SAME_CURRENCY
  return text === null ? null : exchangeRate(text)
}

const gapOf = ({ reason, began_at, ended_at }: NonNullable<Found['gaps']>[number]): Gap => ({
  reason,
  from: new Date(began_at),
  to: ended_at === null ? null : new Date(ended_at),
})

const read = new Map<string, ContributionSettings>()
const MOST_READ = 20_000

/** They never change, so they are read once. */
function settingsOf(
  id: string,
  row: { readonly rule: unknown; readonly plant_tree_always: boolean },
): ContributionSettings {
  const known = read.get(id)
  if (known) return known
  const rule = ContributionRule.parse(row.rule) as ContributionSettings['rule']
  const settings = { rule, plantTreeAlways: row.plant_tree_always }
  if (read.size >= MOST_READ) read.clear()
  read.set(id, settings)
  return settings
}
