import { GetQuote } from '@understory/contracts/offsetting.ts'
import { GetPlanQuote } from '@understory/contracts/plans.ts'
import type { Api } from '../../../http/api-client.ts'
import { orderOfPlan } from './order-of-plan.ts'
import { orderOfQuote } from './order-of-quote.ts'
import type { PaymentOrder } from './payment-order.ts'

export const UUID = /^[0-9a-f-]{36}$/
/** Where an order leads that is paid for. */
export const PAID_BEFORE = '/my-impact/manage/instant?done=paid-before'

type Found = { readonly order: PaymentOrder; readonly isPaid: boolean }

/** What the address names; `undefined`: it names nothing, `null`: nothing that is there. */
export async function findOrder(
  api: Api,
  search: URLSearchParams,
): Promise<Found | null | undefined> {
  const quoteId = search.get('quote') ?? ''
  const planQuoteId = search.get('plan') ?? ''
  if (UUID.test(planQuoteId)) {
    const found = await api(GetPlanQuote, { params: { planQuoteId } })
    return found.ok ? { order: orderOfPlan(found.data), isPaid: false } : null
  }
  if (!UUID.test(quoteId)) return undefined
  const found = await api(GetQuote, { params: { quoteId } })
  return found.ok ? { order: orderOfQuote(found.data), isPaid: found.data.isPaid } : null
}

/** What is paid for at an address of this site; null where it is not a payment's, or nothing is there. */
export async function orderAt(api: Api, path: string): Promise<PaymentOrder | null> {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid')
  if (pathname !== '/app/payment') return null
  return (await findOrder(api, searchParams))?.order ?? null
}
