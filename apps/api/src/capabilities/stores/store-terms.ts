import type { Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { exchangeRate, SAME_CURRENCY } from '@understory/domain/stores/exchange-rate.ts'
import type { Gap, Terms } from '@understory/domain/stores/order-outcome.ts'
import type { OrderState } from '@understory/domain/stores/order-state.ts'
import { sql } from 'kysely'
import { type DatedPriceBook, listPriceBooks } from '../products/public.ts'
import { findStores, type TakingStore, type WholeStore } from './remembered-stores.ts'

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

type Exchanged = Placed & {
  /** The rate that an order was exchanged at before: it stays, also for refunds long after. */
  readonly rateText: string | null
}

/** Settings, prices, rate and gaps in force when each of some orders was created. */
export async function termsOfOrders(tx: Tx, placed: readonly Exchanged[]): Promise<InForce[]> {
  const stores = await wholeStores(tx, placed)
  const books = await listPriceBooks(tx)
  const rates = await ratesOfOrders(tx, placed)
  return placed.map(({ store, order, rateText }, at) =>
    inForceFor(
      { store: stores.get(store.id) ?? missingStore(), order },
      { books, rateText: rateText ?? rates.get(at) ?? null },
    ),
  )
}

type Published = {
  readonly books: readonly DatedPriceBook[]
  readonly rateText: string | null
}

/** What of a store, the prices and the rates that are given was in force when an order was created. */
export function inForceFor(
  { store, order }: Placed & { readonly store: WholeStore },
  { books, rateText }: Published,
): InForce {
  const inForce = store.settings.find(({ from }) => from <= order.createdAt)
  return {
    gaps: store.gaps.filter(
      ({ from, to }) => from <= order.createdAt && !(to && to <= order.createdAt),
    ),
    terms: inForce
      ? {
          settingsId: inForce.id,
          settings: inForce.settings,
          prices: priceBookOf(books, { store, order }),
          rateText,
          rate: rateOf({ store, order }, rateText),
        }
      : null,
  }
}

/** Those that come from `shareStores` are whole already. */
async function wholeStores(
  tx: Tx,
  placed: readonly Placed[],
): Promise<ReadonlyMap<string, WholeStore>> {
  const whole = placed.flatMap(({ store }) => (isWhole(store) ? [[store.id, store] as const] : []))
  const others = placed.flatMap(({ store }) => (isWhole(store) ? [] : [store.id]))
  const found = others.length > 0 ? await findStores(tx, others) : []
  return new Map([...whole, ...found])
}

const isWhole = (store: TakingStore): store is WholeStore => 'settings' in store

function missingStore(): never {
  throw new Error('an order is of a store that does not exist')
}

function priceBookOf(books: readonly DatedPriceBook[], { store, order }: Placed): DatedPriceBook {
  const day = dayOf(order.createdAt)
  const book = books.find(
    ({ currency, validFrom }) => currency === store.billing_currency && validFrom <= day,
  )
  if (!book) throw new Error('an order is older than all prices')
  return book
}

export const needsRate = ({ store, order }: Placed) => order.currency !== store.billing_currency

function rateOf(placed: Placed, text: string | null) {
  if (!needsRate(placed)) return SAME_CURRENCY
  return text === null ? null : exchangeRate(text)
}

/** By their places; of those that need one, have none yet, and for which one is known. */
async function ratesOfOrders(
  tx: Tx,
  placed: readonly Exchanged[],
): Promise<ReadonlyMap<number, string>> {
  const asked = placed.flatMap((each, at) =>
    needsRate(each) && each.rateText === null
      ? [
          {
            at,
            day: dayOf(each.order.createdAt),
            currency: each.order.currency,
            billing: each.store.billing_currency,
          },
        ]
      : [],
  )
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ at: number; rate: string }>`
    /* named rates-of-orders */
    select o.at, r.rate
    from json_to_recordset(${JSON.stringify(asked)}) as o (at int, day date, currency text, billing text)
    cross join lateral (select rate from exchange_rate_of_day
      where currency = o.currency and billing = o.billing
        and day between o.day - ${OLDEST_RATE_DAYS}::int and o.day
      order by day desc limit 1) r`.execute(tx)
  return new Map(rows.map(({ at, rate }) => [at, rate]))
}
