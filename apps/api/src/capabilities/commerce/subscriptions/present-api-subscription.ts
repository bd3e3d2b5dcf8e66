import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { ApiSubscription } from '@understory/contracts/v1/subscriptions.ts'
import type { EventRenderer } from '../../../event-renderer.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { presentSubscription } from './present-subscription.ts'
import { findSubscription, listCycles } from './subscription-records.ts'

/** As programs read it. */
export const presentApiSubscription = (
  shown: Subscription,
  { mode }: Pick<KeyActor, 'mode'>,
): ApiSubscription => ({
  id: shown.uuid,
  object: 'subscription',
  mode,
  createdAt: shown.createdAt,
  status: shown.status,
  product: shown.product,
  interval: shown.interval,
  totalMinor: shown.totalMinor,
  currency: shown.currency,
  headcount: shown.headcount,
  current: shown.current,
  nextPayment: shown.nextPayment,
  endsWithPeriod: shown.endsWithPeriod,
  certificateId: shown.certificateId,
})

/** What an event about a subscription says of it: all that the API does. */
export const renderSubscriptionEvent: EventRenderer = async (
  { db },
  { accountId, mode, subject },
) => {
  const row = await findSubscription(db, { id: subject.subscriptionId ?? '', accountId })
  if (!row) return null
  const shown = presentSubscription(row, { cycles: await listCycles(db, [row.id]), cards: [] })
  return { data: presentApiSubscription(shown, { mode }) }
}
