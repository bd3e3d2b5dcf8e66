import {
  getSubscription,
  listSubscriptions as listThem,
} from '@understory/contracts/v1/subscriptions.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { listSubscriptions, showSubscription } from './list-subscriptions.ts'
import { presentApiSubscription } from './present-api-subscription.ts'

export const subscriptionApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(listThem, async ({ actor }) => {
    const { subscriptions } = await listSubscriptions(deps, actor.accountId)
    return { data: subscriptions.map((each) => presentApiSubscription(each, actor)) }
  }),
  apiRoute(getSubscription, async ({ actor, params }) => {
    const wanted = { id: params.subscriptionId, accountId: actor.accountId }
    const shown = await showSubscription(deps, wanted)
    return shown instanceof Refused ? shown : presentApiSubscription(shown, actor)
  }),
]
