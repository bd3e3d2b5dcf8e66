import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { hasEnded } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findCustomer, unlessGatewayFails } from '../payments/public.ts'
import { presentSubscription } from './present-subscription.ts'
import { findSubscription, listCycles, listSubscriptionRows } from './subscription-records.ts'

/** All but those whose first payment was never completed. */
export async function listSubscriptions(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  accountId: string,
): Promise<{ subscriptions: Subscription[] }> {
  const rows = (await listSubscriptionRows(deps.db, accountId)).filter(
    ({ activated_at, status }) => activated_at !== null || !hasEnded(status),
  )
  const [cycles, cards] = await Promise.all([
    listCycles(
      deps.db,
      rows.map(({ id }) => id),
    ),
    cardsOf(deps, accountId),
  ])
  return { subscriptions: rows.map((row) => presentSubscription(row, { cycles, cards })) }
}

export async function showSubscription(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  wanted: { id: string; accountId: string },
): Promise<Subscription | Refused> {
  const row = await findSubscription(deps.db, wanted)
  if (!row) return refuse('SUBSCRIPTION_NOT_FOUND')
  const [cycles, cards] = await Promise.all([
    listCycles(deps.db, [row.id]),
    cardsOf(deps, wanted.accountId),
  ])
  return presentSubscription(row, { cycles, cards })
}

async function cardsOf(deps: Pick<Deps, 'db' | 'log' | 'payments'>, accountId: string) {
  const customerId = await findCustomer(deps, accountId)
  if (!customerId) return []
  return unlessGatewayFails(deps, () => deps.payments.listCards(customerId), [])
}
