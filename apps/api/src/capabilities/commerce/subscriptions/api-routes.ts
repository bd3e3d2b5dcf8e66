import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import {
  type ApiSubscription,
  getSubscription,
  listSubscriptions as listThem,
} from '@understory/contracts/v1/subscriptions.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute, type KeyActor } from '../../../http/v1/api-route.ts'
import { listSubscriptions, showSubscription } from './list-subscriptions.ts'

export const subscriptionApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(listThem, async ({ actor }) => {
    const { subscriptions } = await listSubscriptions(deps, actor.accountId)
    return { data: subscriptions.map((each) => presentForApi(each, actor)) }
  }),
  apiRoute(getSubscription, async ({ actor, params }) => {
    const wanted = { id: params.subscriptionId, accountId: actor.accountId }
    const shown = await showSubscription(deps, wanted)
    return shown instanceof Refused ? shown : presentForApi(shown, actor)
  }),
]

const presentForApi = (shown: Subscription, { mode }: KeyActor): ApiSubscription => ({
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
