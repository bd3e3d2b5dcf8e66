import type { Database, Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  exchangeRate,
  SAME_CURRENCY,
} from '@understory/domain/stores/store-orders/contribution/exchange-rate.ts'
import type { Gap, Terms } from '@understory/domain/stores/store-orders/order-outcome.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import { sql } from 'kysely'
import { type DatedPriceBook, listPriceBooks } from '../../../commerce/prices/public.ts'
import { findStores, type TakingStore, type WholeStore } from '../../connected-stores/public.ts'

/** Reference rates are not published on every day; one that is older than this is none. */
const OLDEST_RATE_DAYS = 7

export type TermsOfOrder = Terms & {
  readonly settingsId: string
  readonly published: PublishedRates
}

/** As they were published; `null`: none is needed, or none is known. */
export type PublishedRates = {
  readonly ofOrder: string | null
  readonly ofAmounts: string | null
}
export const NO_RATES: PublishedRates = { ofOrder: null, ofAmounts: null }

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
  /** The rates that an order was exchanged at before: they stay, also for refunds long after. */
  readonly published: PublishedRates
}

/** Settings, prices, rate and gaps in force when each of some orders was created. */
export async function termsOfOrders(tx: Tx, placed: readonly Exchanged[]): Promise<InForce[]> {
  const stores = await wholeStores(tx, placed)
  const books = await listPriceBooks(tx)
  const known = placed.map(({ store, ...each }) => ({
    ...each,
    store: stores.get(store.id) ?? missingStore(),
  }))
  const rates = await ratesOfOrders(tx, known)
  return known.map(({ store, order, published: { ofOrder, ofAmounts } }, at) =>
    inForceFor(
      { store, order },
      {
        books,
        published: {
          ofOrder: ofOrder ?? rates.get(`${at} order`) ?? null,
          ofAmounts: ofAmounts ?? rates.get(`${at} amounts`) ?? null,
        },
      },
    ),
  )
}

type Published = {
  readonly books: readonly DatedPriceBook[]
  readonly published: PublishedRates
}
type OfWhole = Placed & { readonly store: WholeStore }

const settingsOf = ({ store, order }: OfWhole) =>
  store.settings.find(({ from }) => from <= order.createdAt)

/** What of a store, the prices and the rates that are given was in force when an order was created. */
export function inForceFor({ store, order }: OfWhole, { books, published }: Published): InForce {
  const inForce = settingsOf({ store, order })
  return {
    gaps: store.gaps.filter(
      ({ from, to }) => from <= order.createdAt && !(to && to <= order.createdAt),
    ),
    terms: inForce
      ? {
          settingsId: inForce.id,
          settings: inForce.settings,
          prices: priceBookOf(books, { store, order }),
          published,
          rates: {
            ofOrder: rateOf({ store, currency: order.currency }, published.ofOrder),
            ofAmounts: rateOf({ store, currency: inForce.settings.currency }, published.ofAmounts),
          },
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

type Exchanging = { readonly store: TakingStore; readonly currency: string | null }

const isForeign = ({ store, currency }: Exchanging) =>
  currency !== null && currency !== store.billing_currency

/** Whether an order cannot be priced without a reference rate. */
export function needsRate({ store, order }: OfWhole): boolean {
  const { currency } = order
  if (isForeign({ store, currency })) return true
  const amountsIn = settingsOf({ store, order })?.settings.currency ?? currency
  return amountsIn !== currency
}

function rateOf(exchanging: Exchanging, text: string | null) {
  if (!isForeign(exchanging)) return SAME_CURRENCY
  return text === null ? null : exchangeRate(text)
}

/** By the place of an order, of those that need one, have none yet, and for which one is known. */
async function ratesOfOrders(
  tx: Tx,
  placed: readonly (Exchanged & OfWhole)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = placed.flatMap(({ store, order, published }, at) => {
    const amountsIn = settingsOf({ store, order })?.settings.currency ?? order.currency
    const wanted = [
      { key: `${at} order`, currency: order.currency, held: published.ofOrder },
      ...(amountsIn === order.currency
        ? []
        : [{ key: `${at} amounts`, currency: amountsIn, held: published.ofAmounts }]),
    ]
    return wanted
      .filter(({ currency, held }) => held === null && isForeign({ store, currency }))
      .map(({ key, currency }) => ({
        key,
        day: dayOf(order.createdAt),
        currency,
        billing: store.billing_currency,
      }))
  })
  return asked.length === 0 ? new Map() : findRates(tx, asked)
}

type RequestedRate = {
  readonly key: string
  readonly day: string
  readonly currency: string
  readonly billing: string
}

/** The latest that was published until a day, unless it is too old to be one. */
export async function findRates(
  tx: Tx | Database,
  asked: readonly RequestedRate[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; rate: string }>`
    /* named rates-of-orders */
    select o.key, r.rate
    from json_to_recordset(${JSON.stringify(asked)}) as o (key text, day date, currency text, billing text)
    cross join lateral (select rate from exchange_rate_of_day
      where currency = o.currency and billing = o.billing
        and day between o.day - ${OLDEST_RATE_DAYS}::int and o.day
      order by day desc limit 1) r`.execute(tx)
  return new Map(rows.map(({ key, rate }) => [key, rate]))
}

/** Whether rates are published into the billing currency, and none of them is of what the shop sells in. */
export async function hasNoRate(
  db: Database | Tx,
  store: Pick<TakingStore, 'currency' | 'billing_currency'>,
  now: Date,
): Promise<boolean> {
  const { currency, billing_currency } = store
  if (currency === null || currency === billing_currency) return false
  const { rows } = await sql<{ some: boolean; its: boolean }>`
    select count(*) > 0 as some, coalesce(bool_or(currency = ${currency}), false) as its
    from exchange_rate_of_day where billing = ${billing_currency}
      and day > (${now}::timestamptz at time zone 'UTC')::date - ${OLDEST_RATE_DAYS}::int`.execute(
    db,
  )
  return rows[0]?.some === true && !rows[0].its
}
