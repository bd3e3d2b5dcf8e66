import { html } from 'hono/html'
import { sandboxPage } from '../../sandbox-page.ts'
import type { ShopifyControl } from './shopify-control.ts'
import { type Answerable, connection } from './shopify-graphql.ts'
import type { ShopifyPlan, ShopifyShop } from './shopify-shops.ts'

const PERIOD_MS = 30 * 86_400_000
const PENDING_MS = 2 * 86_400_000

type Money = { readonly amount: string; readonly currencyCode: string }
type Created = {
  readonly name: string
  readonly returnUrl: string
  readonly test: boolean
  readonly lineItems: {
    plan: { appUsagePricingDetails: { terms: string; cappedAmount: Money } }
  }[]
}

const cents = ({ amount }: Money) => Math.round(Number(amount) * 100)
const dollars = (of: number) => ({ amount: (of / 100).toFixed(2), currencyCode: 'USD' })
const refusedUserError = (message: string) => ({
  userErrors: [{ message }],
  appSubscription: null,
  appUsageRecord: null,
  confirmationUrl: null,
})

/** The mutations of app billing. */
export function billingMutations(control: ShopifyControl, shop: ShopifyShop): Answerable {
  const lineOf = (id: string) => shop.plans.find(({ lineId }) => lineId === id)
  const approval = (plan: ShopifyPlan) =>
    `${control.url}/shopify/${shop.domain}/admin/charges/${plan.id.split('/').at(-1)}`
  return {
    appSubscriptionCreate({ name, returnUrl, test, lineItems }: Created) {
      const [usage] = lineItems
      const { terms, cappedAmount } = usage?.plan.appUsagePricingDetails ?? {}
      if (!terms || cappedAmount?.currencyCode !== 'USD')
        return refusedUserError('Currency is not supported')
      if (!(cents(cappedAmount) > 0))
        return refusedUserError('Capped amount must be greater than 0')
      const plan: ShopifyPlan = {
        id: `gid://shopify/AppSubscription/${control.newNumber()}`,
        lineId: `gid://shopify/AppSubscriptionLineItem/${control.newNumber()}?v=1&index=0`,
        name,
        terms,
        isTest: test,
        returnUrl,
        status: 'PENDING',
        cap: cents(cappedAmount),
        askedCap: null,
        used: 0,
        periodEnd: null,
        records: [],
        askedAt: control.clock(),
      }
      shop.plans.push(plan)
      return { confirmationUrl: approval(plan), appSubscription: planNode(plan), userErrors: [] }
    },
    appSubscriptionLineItemUpdate({ id, cappedAmount }: { id: string; cappedAmount: Money }) {
      const plan = lineOf(id)
      if (plan?.status !== 'ACTIVE') return refusedUserError('The subscription is not active')
      if (cents(cappedAmount) <= plan.cap) return refusedUserError('Capped amount must be higher')
      plan.askedCap = cents(cappedAmount)
      return { confirmationUrl: approval(plan), userErrors: [] }
    },
    appSubscriptionCancel({ id }: { id: string }) {
      const plan = shop.plans.find((each) => each.id === id)
      if (!plan || ['CANCELLED', 'DECLINED', 'EXPIRED'].includes(plan.status))
        return refusedUserError('The subscription cannot be cancelled')
      plan.status = 'CANCELLED'
      return { userErrors: [] }
    },
    appUsageRecordCreate: (asked: Recorded) => record(control, shop, asked),
  }
}

type Recorded = {
  readonly subscriptionLineItemId: string
  readonly price: Money
  readonly description: string
  readonly idempotencyKey: string
}

function record(control: ShopifyControl, shop: ShopifyShop, asked: Recorded) {
  const plan = shop.plans.find(({ lineId }) => lineId === asked.subscriptionLineItemId)
  const known = plan?.records.find((each) => each.idempotencyKey === asked.idempotencyKey)
  if (known) return { appUsageRecord: known, userErrors: [] }
  // Whatever a key was answered at first, a refusal too, it is answered again.
  const reason = shop.refusals.get(asked.idempotencyKey) ?? refusalOf(control, plan, asked)
  if (reason !== null || !plan) {
    shop.refusals.set(asked.idempotencyKey, reason ?? '')
    return refusedUserError(reason ?? '')
  }
  const amount = cents(asked.price)
  const id = `gid://shopify/AppUsageRecord/${control.newNumber()}`
  const { description, idempotencyKey } = asked
  const made = { id, cents: amount, description, idempotencyKey }
  plan.records.push(made)
  plan.used += amount
  if (control.losesRecords > 0) {
    control.losesRecords -= 1
    throw new LostAnswer()
  }
  return { appUsageRecord: made, userErrors: [] }
}

function refusalOf(
  control: ShopifyControl,
  plan: ShopifyPlan | undefined,
  { price, description }: Recorded,
): string | null {
  if (plan?.status !== 'ACTIVE') return 'The subscription is not active'
  if (control.refusesUsage !== null) return control.refusesUsage
  turnPeriod(control, plan)
  if (!(cents(price) > 0)) return 'Price must be greater than 0'
  if (description.trim() === '') return "Description can't be blank"
  return plan.used + cents(price) > plan.cap ? 'Total price exceeds balance remaining' : null
}

/** It was done, and nobody hears of it. */
export class LostAnswer extends Error {}

/** What nobody approved in two days can be approved no more. */
function expirePending({ clock }: ShopifyControl, { plans }: ShopifyShop): void {
  for (const plan of plans)
    if (plan.status === 'PENDING' && clock().getTime() - plan.askedAt.getTime() > PENDING_MS)
      plan.status = 'EXPIRED'
}

function turnPeriod(control: ShopifyControl, plan: ShopifyPlan): void {
  while (plan.periodEnd && plan.periodEnd <= control.clock()) {
    plan.periodEnd = new Date(plan.periodEnd.getTime() + PERIOD_MS)
    plan.used = 0
  }
}

/** A plan, or its line, by its id. */
export function billingNode(control: ShopifyControl, shop: ShopifyShop, id: string): object | null {
  for (const plan of shop.plans) turnPeriod(control, plan)
  expirePending(control, shop)
  const plan = shop.plans.find((each) => each.id === id)
  if (plan) return planNode(plan)
  const line = shop.plans.find(({ lineId }) => lineId === id)
  if (!line) return null
  return {
    __typename: 'AppSubscriptionLineItem',
    usageRecords: (args: Readonly<Record<string, string | number>>) =>
      connection(line.records, args),
  }
}

const planNode = (plan: ShopifyPlan) => ({
  __typename: 'AppSubscription',
  id: plan.id,
  status: plan.status,
  currentPeriodEnd: plan.periodEnd?.toISOString() ?? null,
  lineItems: [
    {
      id: plan.lineId,
      plan: {
        pricingDetails: {
          __typename: 'AppUsagePricing',
          cappedAmount: dollars(plan.cap),
          balanceUsed: dollars(plan.used),
          terms: plan.terms,
        },
      },
    },
  ],
})

/** The merchant answers, on the page of Shopify; where they go next. */
export async function answerPlan(
  control: ShopifyControl,
  shop: ShopifyShop,
  asked: { readonly number: string; readonly isApproved: boolean },
): Promise<string | null> {
  expirePending(control, shop)
  const plan = shopifyPlanOf(shop, asked.number)
  if (!plan) return null
  if (plan.status === 'PENDING') begin(control, shop, { plan, isApproved: asked.isApproved })
  else if (plan.askedCap !== null) {
    if (asked.isApproved) plan.cap = plan.askedCap
    plan.askedCap = null
  }
  await control.notify(shop, 'app_subscriptions/update', { app_subscription: { name: plan.name } })
  const back = new URL(plan.returnUrl)
  back.searchParams.set('charge_id', asked.number)
  return back.href
}

type ShopifyBillingBeginning = { readonly plan: ShopifyPlan; readonly isApproved: boolean }

/** A new plan replaces the one before. */
function begin(
  control: ShopifyControl,
  shop: ShopifyShop,
  { plan, isApproved }: ShopifyBillingBeginning,
): void {
  if (!isApproved) {
    plan.status = 'DECLINED'
    return
  }
  for (const other of shop.plans)
    if (['ACTIVE', 'FROZEN'].includes(other.status)) other.status = 'CANCELLED'
  plan.status = 'ACTIVE'
  plan.periodEnd = new Date(control.clock().getTime() + PERIOD_MS)
}

const shopifyPlanOf = (shop: ShopifyShop, number: string) =>
  shop.plans.find(({ id }) => id.endsWith(`/${number}`))

export function approvalPage(shop: ShopifyShop, number: string) {
  const plan = shopifyPlanOf(shop, number)
  if (!plan || (plan.status !== 'PENDING' && plan.askedCap === null)) return null
  const cap = ((plan.askedCap ?? plan.cap) / 100).toFixed(2)
  return sandboxPage(
    'Approve charges',
    html`<p class="mark">${shop.name}</p>
      <h1>Approve charges of ${plan.name}</h1>
      <p>${plan.terms}</p>
      <dl>
        <dt>Usage charges</dt>
        <dd>up to $${cap} every 30 days</dd>
      </dl>
      <form method="post">
        <button class="yes" name="answer" value="approve">Approve</button>
        <button class="no" name="answer" value="decline">Decline</button>
      </form>`,
  )
}
