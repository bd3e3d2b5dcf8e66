import {
  MayPayQuote,
  MayStartPlan,
  OBSTACLES,
  type Obstacle,
} from '@understory/contracts/commerce/purchases/obstacles.ts'
import { GetQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { GetPlanQuote } from '@understory/contracts/commerce/subscriptions/plans.ts'
import type { Api } from '../../../../http/api-client.ts'
import { orderOfPlan } from './order-of-plan.ts'
import { orderOfQuote } from './order-of-quote.ts'
import type { PaymentOrder } from './payment-order.ts'

export const UUID = /^[0-9a-f-]{36}$/
/** Where an order leads that is paid for. */
export const PAID_BEFORE = '/my-impact/manage/instant?done=paid-before'

type Found = {
  readonly order: PaymentOrder
  readonly isPaid: boolean
  /** What keeps someone without an account from paying for it. */
  readonly obstacle: Obstacle
}

/** What the address names; `undefined`: it names nothing, `null`: nothing that is there. */
export async function findOrder(
  api: Api,
  search: URLSearchParams,
): Promise<Found | null | undefined> {
  const quoteId = search.get('quote') ?? ''
  const planQuoteId = search.get('plan') ?? ''
  if (UUID.test(planQuoteId)) {
    const found = await api(GetPlanQuote, { params: { planQuoteId } })
    if (!found.ok) return null
    return { order: orderOfPlan(found.data), isPaid: false, obstacle: found.data.obstacle }
  }
  if (!UUID.test(quoteId)) return undefined
  const found = await api(GetQuote, { params: { quoteId } })
  if (!found.ok) return null
  const { isPaid, obstacle } = found.data
  return { order: orderOfQuote(found.data), isPaid, obstacle }
}

/** What is paid for at an address of this site; null where it is not a payment's, or nothing is there. */
export async function orderAt(api: Api, path: string): Promise<PaymentOrder | null> {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid')
  if (pathname !== '/app/payment') return null
  return (await findOrder(api, searchParams))?.order ?? null
}

/** The same for the account that pays; the page does without where that cannot be read. */
export async function findObstacle(
  api: Api,
  { quoteId, isPlan }: Pick<PaymentOrder, 'quoteId' | 'isPlan'>,
): Promise<Obstacle> {
  const answer = await (isPlan
    ? api(MayStartPlan, { params: { planQuoteId: quoteId } })
    : api(MayPayQuote, { params: { quoteId } })
  ).catch(() => null)
  const code = answer && !answer.ok ? answer.refusal.code : null
  return OBSTACLES.find((each) => each === code) ?? null
}
