import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { PreviewOffsetSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { microsPerUnit } from '@understory/domain/commerce/prices/price-book.ts'
import { composeBill, fundedByOrders } from '@understory/domain/stores/bills/store-bill.ts'
import { contributionOf } from '@understory/domain/stores/store-orders/contribution/contribution.ts'
import {
  exchangeRate,
  SAME_CURRENCY,
} from '@understory/domain/stores/store-orders/contribution/exchange-rate.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { currentPriceBook } from '../../commerce/prices/public.ts'
import { amountsOf, amountsOfAll } from '../bills/public.ts'
import { findStore, onlyConnected, type StoreRow } from '../connected-stores/public.ts'
import { findRates } from '../store-orders/public.ts'
import { checkSettings } from './check-settings.ts'

const LAST_ORDERS = 50

/** What the last paid orders of a store would have contributed by some settings, at the prices of now. */
export async function previewSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  asked: BodyOf<typeof PreviewOffsetSettings>,
): Promise<ReplyOf<typeof PreviewOffsetSettings> | Refused> {
  const storeId = asked.storeId ?? (await onlyConnected(db, accountId))
  if (storeId instanceof Refused) return storeId
  const store = await findStore(db, { storeId, accountId })
  if (!store) return refuse('RESOURCE_NOT_FOUND')
  const settings = await checkSettings(db, asked, { store, now: clock() })
  if (settings instanceof Refused) return settings
  const prices = await currentPriceBook(db, store.billing_currency, dayOf(clock()))
  const rows = await db
    .selectFrom('store_order')
    .select(['external_id', 'label', 'created_at', 'currency', 'net_minor'])
    .where('account_id', '=', accountId)
    .where('store_id', '=', store.id)
    .where('standing', '=', 'paid')
    .orderBy('created_at', 'desc')
    .limit(LAST_ORDERS)
    .execute()
  const rates = await ratesOf(db, store, { rows, amountsIn: settings.currency })
  const priced = rows.map((row) => {
    const order = {
      net: { minor: storeMinor(row.net_minor), currency: row.currency },
      rates: {
        ofOrder: rates(row, row.currency),
        ofAmounts: rates(row, settings.currency ?? row.currency),
      },
    }
    return { row, contribution: contributionOf(settings, order, prices) }
  })
  const orders = priced.flatMap(({ row, contribution }) =>
    typeof contribution === 'string' ? [] : [{ row, contribution }],
  )
  const bill = composeBill({
    orders: orders.map(({ row, contribution }) => ({
      id: row.external_id,
      createdAt: row.created_at,
      contribution,
      microsPerUnit: microsPerUnit(contribution.impact, prices),
    })),
    currency: prices.currency,
    creditMinor: 0,
    capMinor: null,
    budgetMinor: null,
  })
  const billed = new Map(bill.orders.map((order) => [order.id, order.money.minor]))
  return {
    waiting: priced.length - orders.length,
    orders: orders.map(({ row, contribution }) => ({
      label: row.label,
      createdAt: row.created_at.toISOString(),
      currency: row.currency,
      netMinor: row.net_minor,
      ...amountsOf(contribution.impact, contribution.quantity),
      moneyMinor: billed.get(row.external_id) ?? 0,
    })),
    ...amountsOfAll(fundedByOrders(bill)),
    totalMinor: bill.total.minor,
    billingCurrency: store.billing_currency,
  }
}

type Dated = { readonly currency: string; readonly created_at: Date }
type Exchanging = { readonly rows: readonly Dated[]; readonly amountsIn: string | null }

/** What a currency was worth on the day of an order. Those from before the plan were not priced, so it is not stored. */
async function ratesOf(
  db: Deps['db'],
  { billing_currency: billing }: StoreRow,
  { rows, amountsIn }: Exchanging,
) {
  const keyOf = (row: Dated, currency: string) => `${currency} ${dayOf(row.created_at)}`
  const wanted = rows.flatMap((row) =>
    [row.currency, amountsIn ?? row.currency]
      .filter((currency) => currency !== billing)
      .map((currency) => ({
        key: keyOf(row, currency),
        currency,
        day: dayOf(row.created_at),
        billing,
      })),
  )
  const found = await findRates(db, [...new Map(wanted.map((each) => [each.key, each])).values()])
  return (row: Dated, currency: string) => {
    const text = found.get(keyOf(row, currency))
    return currency === billing ? SAME_CURRENCY : text === undefined ? null : exchangeRate(text)
  }
}
