import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { PreviewOffsetSettings } from '@understory/contracts/store-settings.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { contributionOf } from '@understory/domain/stores/contribution.ts'
import { exchangeRate, SAME_CURRENCY } from '@understory/domain/stores/exchange-rate.ts'
import { storeMinor } from '@understory/domain/stores/store-amount.ts'
import { cutBill } from '@understory/domain/stores/store-bill.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { currentPriceBook } from '../products/public.ts'
import { checkedSettings } from './save-settings.ts'
import { findStore, type StoreRow } from './store-records.ts'
import { OLDEST_RATE_DAYS } from './store-terms.ts'

const LAST_ORDERS = 50

/** What the last paid orders of a store would have contributed by some settings, at the prices of now. */
export async function previewSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  asked: BodyOf<typeof PreviewOffsetSettings>,
): Promise<ReplyOf<typeof PreviewOffsetSettings> | Refused> {
  const settings = checkedSettings(asked)
  if (settings instanceof Refused) return settings
  const store = await findStore(db, { storeId: asked.storeId, accountId })
  if (!store) return refuse('RESOURCE_NOT_FOUND')
  const prices = await currentPriceBook(db, store.billing_currency, dayOf(clock()))
  const rows = await db
    .selectFrom('store_order')
    .select(['external_id', 'label', 'created_at', 'currency', 'net_minor', 'rate'])
    .where('account_id', '=', accountId)
    .where('store_id', '=', store.id)
    .where('standing', '=', 'paid')
    .orderBy('created_at', 'desc')
    .limit(LAST_ORDERS)
    .execute()
  const rates = await ratesOf(db, store, rows)
  const orders = rows.flatMap((row) => {
    const isSame = row.currency === store.billing_currency
    const text = row.rate ?? rates.get(rateKey(row)) ?? null
    const rate = isSame ? SAME_CURRENCY : text === null ? null : exchangeRate(text)
    const order = { net: storeMinor(row.net_minor), currency: row.currency, rate }
    const contribution = contributionOf(settings, order, prices)
    return typeof contribution === 'string' ? [] : [{ row, contribution }]
  })
  const bill = cutBill({
    orders: orders.map(({ row, contribution }) => ({
      id: row.external_id,
      createdAt: row.created_at,
      contribution,
      microsPerMilliTree: prices.microsPerMilliTree,
    })),
    currency: prices.currency,
    creditMinor: 0,
    capMinor: null,
    budgetMinor: null,
  })
  const billed = new Map(bill.orders.map((order) => [order.id, order.money.minor]))
  return {
    orders: orders.map(({ row, contribution }) => ({
      label: row.label,
      createdAt: row.created_at.toISOString(),
      currency: row.currency,
      netMinor: row.net_minor,
      milliTrees: contribution.trees,
      moneyMinor: billed.get(row.external_id) ?? 0,
    })),
    milliTrees: orders.reduce((sum, { contribution }) => sum + contribution.trees, 0),
    totalMinor: bill.total.minor,
    billingCurrency: store.billing_currency,
  }
}

type Priced = { readonly currency: string; readonly created_at: Date; readonly rate: string | null }

const rateKey = ({ currency, created_at }: Priced) => `${currency} ${dayOf(created_at)}`

/** Orders from before the plan were not priced, so their rates are not stored with them. */
async function ratesOf(
  db: Deps['db'],
  { billing_currency }: StoreRow,
  rows: readonly Priced[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = rows.filter(({ rate, currency }) => rate === null && currency !== billing_currency)
  const asked = [...new Map(wanted.map((row) => [rateKey(row), row])).values()].map((row) => ({
    key: rateKey(row),
    currency: row.currency,
    day: dayOf(row.created_at),
  }))
  const { rows: found } = await sql<{ key: string; rate: string }>`
    select o.key, r.rate
    from json_to_recordset(${JSON.stringify(asked)}) as o (key text, currency text, day date)
      cross join lateral (select rate from exchange_rate_of_day
        where currency = o.currency and billing = ${billing_currency}
          and day between o.day - ${OLDEST_RATE_DAYS}::int and o.day
        order by day desc limit 1) r`.execute(db)
  return new Map(found.map(({ key, rate }) => [key, rate]))
}
