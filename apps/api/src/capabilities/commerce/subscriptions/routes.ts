import { MayStartPlan } from '@understory/contracts/commerce/purchases/obstacles.ts'
import {
  GetPlanQuote,
  ListPlans,
  PricePlan,
  QuotePlan,
} from '@understory/contracts/commerce/subscriptions/plans.ts'
import {
  CancelSubscription,
  ChangePlan,
  ListSubscriptions,
  PayOpenCycle,
  PricePlanChange,
  QuotePlanChange,
  ResumeSubscription,
  SetSubscriptionCard,
  StartSubscription,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { changePlan, pricePlanChange, quotePlanChange } from './change/change-plan.ts'
import { setEndsWithPeriod, setSubscriptionCard } from './change/end-subscription.ts'
import { payOpenCycle } from './cycles/pay-open-cycle.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { findPlanObstacle, findVisitorsPlanObstacle } from './start/find-plan-obstacle.ts'
import { listPlans } from './start/list-plans.ts'
import { findPlanQuote, presentPlanQuote, quotePlan } from './start/plan-quote.ts'
import { showPlanPrice } from './start/price-plan.ts'
import { startSubscription } from './start/start-subscription.ts'

const QUOTE_LIMIT = { name: 'plan-quote', points: 300, seconds: 600 }
const START_LIMIT = { name: 'start-subscription', points: 60, seconds: 600 }

export function subscriptionRoutes(deps: Deps): Route[] {
  return [...openRoutes(deps), ...accountRoutes(deps)]
}

function openRoutes(deps: Deps): Route[] {
  return [
    route(ListPlans, { access: 'public' }, ({ query }) => listPlans(deps, query.currency)),

    route(PricePlan, { access: 'public', limit: QUOTE_LIMIT }, ({ body }) =>
      showPlanPrice(deps, body),
    ),

    route(QuotePlan, { access: 'public', limit: QUOTE_LIMIT }, ({ body }) => quotePlan(deps, body)),

    route(GetPlanQuote, { access: 'public' }, async ({ params }) => {
      const row = await findPlanQuote(deps.db, params.planQuoteId)
      if (!row) return refuse('QUOTE_NOT_FOUND')
      return { ...presentPlanQuote(row), obstacle: await findVisitorsPlanObstacle(deps, row) }
    }),
  ]
}

function accountRoutes(deps: Deps): Route[] {
  const wanted = (params: { subscriptionId: string }, actor: { accountId: string }) => ({
    id: params.subscriptionId,
    accountId: actor.accountId,
  })
  return [
    route(
      StartSubscription,
      { access: 'account', may: 'spend', guests: true, limit: START_LIMIT, sells: true },
      ({ actor, body }) => startSubscription(deps, actor, body),
    ),

    route(
      MayStartPlan,
      { access: 'account', may: 'see', guests: true, sells: true },
      async ({ actor, params }) => {
        const obstacle = await findPlanObstacle(deps, actor, params.planQuoteId)
        return obstacle ? refuse(obstacle) : undefined
      },
    ),

    route(ListSubscriptions, { access: 'account', may: 'see', guests: true }, ({ actor }) =>
      listSubscriptions(deps, actor.accountId),
    ),

    route(
      PricePlanChange,
      { access: 'account', may: 'spend', limit: QUOTE_LIMIT, sells: false },
      ({ actor, params, body }) => pricePlanChange(deps, wanted(params, actor), body),
    ),

    route(
      QuotePlanChange,
      { access: 'account', may: 'spend', limit: QUOTE_LIMIT, sells: false },
      ({ actor, params, body }) => quotePlanChange(deps, wanted(params, actor), body),
    ),

    route(
      ChangePlan,
      { access: 'account', may: 'spend', event: 'plan-changed', sells: true },
      ({ actor, params, body }) => changePlan(deps, actor, wanted(params, actor), body.quoteId),
    ),

    route(
      CancelSubscription,
      { access: 'account', may: 'spend', event: 'plan-cancelled', sells: false },
      ({ actor, params }) => setEndsWithPeriod(deps, wanted(params, actor), true),
    ),

    route(
      ResumeSubscription,
      { access: 'account', may: 'spend', event: 'plan-resumed', sells: false },
      ({ actor, params }) => setEndsWithPeriod(deps, wanted(params, actor), false),
    ),

    route(
      SetSubscriptionCard,
      { access: 'account', may: 'spend', event: 'plan-card-changed', sells: false },
      ({ actor, params, body }) => setSubscriptionCard(deps, wanted(params, actor), body.cardId),
    ),

    // A guest who subscribed pays what is due, as they paid the first.
    route(
      PayOpenCycle,
      { access: 'account', may: 'spend', guests: true, sells: false },
      ({ actor, params }) => payOpenCycle(deps, wanted(params, actor)),
    ),
  ]
}
