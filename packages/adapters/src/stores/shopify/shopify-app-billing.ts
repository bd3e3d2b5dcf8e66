import { readStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import {
  APP_PLAN_STATUSES,
  type AppBilling,
  type AppPlan,
} from '@understory/ports/stores/app-billing.ts'
import type { Connection, Unreadable } from '@understory/ports/stores/store-connector.ts'
import { itemsOf, type Page } from '../bounded-list.ts'
import { Fields, UnreadableOrder } from '../read-fields.ts'
import {
  createShopifyCall,
  mutated,
  type ShopifyAnswer,
  ShopifyRefused,
  type ShopifySite,
} from './shopify-api.ts'
import {
  CANCEL_PLAN,
  FIND_USAGE,
  RAISE_CAP,
  READ_PLAN,
  RECORD_USAGE,
  START_PLAN,
} from './shopify-billing-queries.ts'
import { endOf, nodesOf } from './shopify-graphql-order.ts'

/** Shopify's billing of apps: usage in US dollars, under a cap of thirty days that the merchant approved. */
export function createShopifyAppBilling(site: ShopifySite): AppBilling {
  const call = createShopifyCall(site)
  const ask = ({ connectionId, secrets }: Connection, query: string, variables: object) =>
    call({ shop: connectionId, access: secrets.access }, query, variables)
  return {
    async startPlan(connection, { name, terms, capMinor, returnUrl, isTest }) {
      const plan = { appUsagePricingDetails: { terms, cappedAmount: moneyOf(capMinor) } }
      const asked = { name, returnUrl, test: isTest, lineItems: [{ plan }] }
      const answer = await ask(connection, START_PLAN, asked)
      if (answer.status !== 'answered') return answer
      return unlessRefused(() => {
        const made = mutated(answer, 'appSubscriptionCreate')
        return {
          status: 'started',
          plan: appPlanOf(new Fields(made.item('appSubscription'), 'subscription')),
          approvalUrl: confirmationPageOf(made),
        }
      })
    },
    async readPlan(connection, planId) {
      const answer = await ask(connection, READ_PLAN, { id: planId })
      if (answer.status !== 'answered') return answer
      const found = answer.data.item('node')
      return found === null ? null : appPlanOf(new Fields(found, 'subscription'))
    },
    async raiseCap(connection, { lineItemId, capMinor }) {
      const asked = { id: lineItemId, cappedAmount: moneyOf(capMinor) }
      const answer = await ask(connection, RAISE_CAP, asked)
      if (answer.status !== 'answered') return answer
      return unlessRefused(() => {
        const changed = mutated(answer, 'appSubscriptionLineItemUpdate')
        return { status: 'asked', approvalUrl: confirmationPageOf(changed) }
      })
    },
    async cancelPlan(connection, planId) {
      const answer = await ask(connection, CANCEL_PLAN, { id: planId })
      // A shop that is closed to us has no plan of ours any more.
      if (answer.status === 'answered') acceptEnded(answer)
    },
    async recordUsage(connection, { lineItemId, amountMinor, description, key }) {
      const asked = { id: lineItemId, price: moneyOf(amountMinor), description, key }
      const answer = await ask(connection, RECORD_USAGE, asked)
      if (answer.status !== 'answered') return answer
      try {
        const made = mutated(answer, 'appUsageRecordCreate')
        const record = new Fields(made.item('appUsageRecord'), 'record')
        return { status: 'recorded', recordId: record.text('id') }
      } catch (fault) {
        if (!(fault instanceof ShopifyRefused)) throw fault
        return { status: refusalOf(fault.reason), reason: fault.reason }
      }
    },
    async findUsage(connection, { lineItemId, key }) {
      let unreadable: Unreadable | null = null
      const read = async (after: string | null): Promise<Page<Fields>> => {
        const answer = await ask(connection, FIND_USAGE, { id: lineItemId, after })
        if (answer.status !== 'answered') unreadable = answer
        const line = answer.status === 'answered' ? answer.data.item('node') : null
        if (line === null) return { items: [], next: null }
        const of = new Fields(line, 'line')
        const next = endOf(new Fields(of.item('usageRecords'), 'records'))
        return { items: nodesOf(of, 'usageRecords'), next }
      }
      for await (const record of itemsOf('usage records', read))
        if (record.optionalText('idempotencyKey') === key) return record.text('id')
      return unreadable
    },
  }
}

function refusalOf(reason: string): 'over-cap' | 'not-active' | 'refused' {
  if (/exceeds balance/i.test(reason)) return 'over-cap'
  return /not active|cancel|frozen|expired/i.test(reason) ? 'not-active' : 'refused'
}

/** Where the merchant is led to. */
function confirmationPageOf(payload: Fields): string {
  const url = URL.parse(payload.text('confirmationUrl'))
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new UnreadableOrder('a page of approval has no address')
  return url.href
}

const moneyOf = (minor: number) => ({ amount: (minor / 100).toFixed(2), currencyCode: 'USD' })

function unlessRefused<T>(made: () => T): T | { status: 'refused'; reason: string } {
  try {
    return made()
  } catch (fault) {
    if (!(fault instanceof ShopifyRefused)) throw fault
    return { status: 'refused', reason: fault.reason }
  }
}

/** One that has ended already cannot be cancelled, and needs not. */
function acceptEnded(answer: ShopifyAnswer): void {
  try {
    mutated(answer, 'appSubscriptionCancel')
  } catch (fault) {
    if (!(fault instanceof ShopifyRefused)) throw fault
  }
}

function appPlanOf(plan: Fields): AppPlan {
  const status = plan.text('status').toLowerCase()
  const known = APP_PLAN_STATUSES.find((each) => each === status)
  const [line] = plan.list('lineItems')
  if (!known || !line) throw new UnreadableOrder('a plan is not as documented')
  const pricing = new Fields(
    new Fields(line.item('plan'), 'plan').item('pricingDetails'),
    'pricing',
  )
  return {
    planId: plan.text('id'),
    lineItemId: line.text('id'),
    status: known,
    capMinor: centsOf(pricing, 'cappedAmount'),
    usedMinor: centsOf(pricing, 'balanceUsed'),
    periodEnd: plan.has('currentPeriodEnd') ? plan.instant('currentPeriodEnd') : null,
  }
}

function centsOf(pricing: Fields, name: string): number {
  const given = new Fields(pricing.item(name), name)
  const minor = readStoreAmount(given.text('amount'), 'USD')
  if (minor === null || given.text('currencyCode') !== 'USD')
    throw new UnreadableOrder(`${name} is not in US dollars`)
  return minor
}
