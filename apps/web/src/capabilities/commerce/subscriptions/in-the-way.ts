import type { PlanPrice } from '@understory/contracts/commerce/subscriptions/plans.ts'
import {
  ListSubscriptions,
  type Subscription,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { RouterContextProvider } from 'react-router'
import type { Api } from '../../../http/api-client.ts'
import { activeAccount, findBuyer } from '../../../http/session.ts'

/** A plan that runs, for which another one would be refused. */
export type PlanInTheWay =
  | { readonly why: 'same-kind'; readonly subscriptionId: string; readonly isChangeable: boolean }
  | { readonly why: 'other-currency'; readonly currency: Currency }

type InTheWayInput = { readonly product: PlanPrice['product']; readonly currency: Currency }

/** By the rule of `POST /api/subscriptions`, before anything is chosen or typed. */
export function inTheWay(
  running: readonly Subscription[],
  { product, currency }: InTheWayInput,
): PlanInTheWay | null {
  const same = running.find((each) => each.isRunning && each.product === product)
  if (same) {
    return { why: 'same-kind', subscriptionId: same.uuid, isChangeable: same.isChangeable }
  }
  const other = running.find((each) => each.isRunning && each.currency !== currency)
  return other ? { why: 'other-currency', currency: other.currency } : null
}

/** The same of the account that pays; the page does without where that cannot be read. */
export async function findInTheWay(api: Api, wanted: InTheWayInput): Promise<PlanInTheWay | null> {
  const listed = await api(ListSubscriptions, {}).catch(() => null)
  return listed?.ok ? inTheWay(listed.data.subscriptions, wanted) : null
}

/** The same of the visitor to the page, who may have no account. */
export async function findVisitorsInTheWay(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  wanted: InTheWayInput,
): Promise<PlanInTheWay | null> {
  const buyer = await findBuyer(request, context)
  return buyer && activeAccount(buyer.user) ? findInTheWay(buyer.api, wanted) : null
}
