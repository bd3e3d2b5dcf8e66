import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { PreviewOffsetSettings } from '@understory/contracts/store-settings.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { contributionOf } from '@understory/domain/stores/contribution.ts'
import { exchangeRate, SAME_CURRENCY } from '@understory/domain/stores/exchange-rate.ts'
import { storeMinor } from '@understory/domain/stores/store-amount.ts'
import { cutBill } from '@understory/domain/stores/store-bill.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { currentPriceBook } from '../products/public.ts'
import { checkedSettings } from './save-settings.ts'
import { findStore } from './store-records.ts'

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
  const orders = rows.flatMap((row) => {
    const isSame = row.currency === store.billing_currency
    const rate = isSame ? SAME_CURRENCY : row.rate === null ? null : exchangeRate(row.rate)
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
