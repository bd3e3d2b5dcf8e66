import { asPlatform } from '@understory/database/row-security.ts'
import type { Interval } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import { PLANS_OF, type RecurringProduct } from '@understory/domain/commerce/subscriptions/plans.ts'
import {
  changePlan,
  quotePlanChange,
} from '../../capabilities/commerce/subscriptions/change/change-plan.ts'
import {
  setEndsWithPeriod,
  setSubscriptionCard,
} from '../../capabilities/commerce/subscriptions/change/end-subscription.ts'
import { payOpenCycle } from '../../capabilities/commerce/subscriptions/cycles/pay-open-cycle.ts'
import { listSubscriptions } from '../../capabilities/commerce/subscriptions/list-subscriptions.ts'
import { quotePlan } from '../../capabilities/commerce/subscriptions/start/plan-quote.ts'
import { startSubscription } from '../../capabilities/commerce/subscriptions/start/start-subscription.ts'
import type { AccountActor } from '../../http/actor.ts'
import { Refused } from '../../http/refuse.ts'
import { createActor } from './create-actor.ts'
import type { Dice } from './dice.ts'
import { SimulatedCrash, type World } from './world.ts'

/** Someone who subscribes on some day, and lives with it. */
export type Customer = {
  readonly actor: AccountActor
  readonly product: RecurringProduct
  readonly startsOn: number
  quoteId: string | null
  subscriptionId: string | null
  /** What they were told their plan would do; `null` where a crash left it open. */
  wish: { readonly ends: boolean; readonly totalMinor: number } | null
  /** How much more often something happens to them than usual. */
  readonly haste: number
}

const PRODUCTS: readonly RecurringProduct[] = [
  'personal-individual-recurring',
  'personal-family-recurring',
  'business-workforce-recurring',
  'business-footprint-recurring',
  'business-premium-recurring',
]
const OF_ONE: readonly RecurringProduct[] = [
  'personal-individual-recurring',
  'business-premium-recurring',
]
const CURRENCIES = ['GBP', 'EUR', 'USD'] as const
const FIRST_CARDS = ['pm_card_visa', 'pm_card_visa', 'pm_card_visa', 'pm_card_visa_chargeDeclined']
const SIMULATION_CUSTOMERS_ADDRESS = {
  line1: '12 Hazel Row',
  line2: null,
  city: 'Stroud',
  postcode: 'GL5 1AA',
  country: 'GB',
}
/** How often someone looks at their subscription on a day. */
const LOOKS = 0.1
/** How often a subscriber who looks at their subscription is refunded. */
const REFUNDS = 0.03
/** New customers join in the first weeks, on every day of the month. */
const ARRIVAL_DAYS = 62

export async function createCustomers(
  world: World,
  { count, haste }: { readonly count: number; readonly haste: number },
): Promise<Customer[]> {
  const customers: Customer[] = []
  for (let n = 0; n < count; n += 1) {
    const product = PRODUCTS[n % PRODUCTS.length] ?? 'personal-individual-recurring'
    const actor = await createActor(
      world,
      product.startsWith('business-') ? 'business' : 'personal',
    )
    const startsOn = world.dice.below(Math.ceil(ARRIVAL_DAYS / haste))
    const nothing = { quoteId: null, subscriptionId: null, wish: null }
    customers.push({ actor, product, startsOn, haste, ...nothing })
  }
  return customers
}

/** One day in the life of a customer; what a crash interrupts is tried again on another day. */
export async function liveADay(world: World, customer: Customer, day: number): Promise<void> {
  if (day < customer.startsOn) return
  if (customer.subscriptionId && !world.dice.happens(LOOKS * customer.haste)) return
  try {
    await asPlatform(() =>
      customer.subscriptionId ? live(world, customer) : begin(world, customer),
    )
  } catch (fault) {
    if (!(fault instanceof SimulatedCrash)) throw fault
  }
}

async function begin(world: World, customer: Customer): Promise<void> {
  const { deps, dice } = world
  customer.quoteId ??= await price(world, customer)
  if (!customer.quoteId) return
  const body = {
    quoteId: customer.quoteId,
    billingAddress: SIMULATION_CUSTOMERS_ADDRESS,
    taxId: null,
  }
  const started = await startSubscription(deps, customer.actor, body)
  if (started instanceof Refused) {
    // Too late for that price: a new one on another day.
    customer.quoteId = null
    return
  }
  customer.subscriptionId = started.subscriptionId
  await confirm(world, started.clientSecret, dice.one(FIRST_CARDS))
}

/** `null`: too little to be charged each month; something else on another day. */
async function price({ deps, dice }: World, { product }: Customer): Promise<string | null> {
  const quote = await quotePlan(deps, {
    product,
    interval: intervalOf(dice),
    currency: dice.one(CURRENCIES),
    members: membersOf(dice, product),
    ...(product === 'business-footprint-recurring' && {
      co2eGrams: (1 + dice.below(500)) * 100_000,
    }),
  })
  return quote instanceof Refused ? null : quote.quoteId
}

const intervalOf = (dice: Dice): Interval => (dice.happens(0.75) ? 'month' : 'year')

function membersOf(dice: Dice, product: RecurringProduct) {
  if (product === 'business-footprint-recurring') return []
  const plans = PLANS_OF[product]
  if (OF_ONE.includes(product)) return [{ plan: dice.one(plans), count: 1 }]
  const most = product === 'personal-family-recurring' ? 3 : 40
  const members = plans.map((plan) => ({ plan, count: dice.below(most) }))
  return members.some(({ count }) => count > 0) ? members : [{ plan: dice.one(plans), count: 1 }]
}

async function live(world: World, customer: Customer): Promise<void> {
  const { deps, dice } = world
  const { accountId } = customer.actor
  const [subscription] = (await listSubscriptions(deps, accountId)).subscriptions
  if (!subscription) {
    Object.assign(customer, { subscriptionId: null, quoteId: null, wish: null })
    return
  }
  const wanted = { id: subscription.uuid, accountId }
  if (dice.happens(REFUNDS * customer.haste)) await refundLatest(world, wanted)
  if (subscription.due && dice.happens(0.7)) return payDue(world, wanted)
  if (subscription.status !== 'active') return
  if (subscription.endsWithPeriod) {
    if (dice.happens(0.3)) await end(world, customer, { wanted, ends: false })
  } else if (dice.happens(0.02 * customer.haste)) {
    await end(world, customer, { wanted, ends: true })
  } else if (dice.happens(0.05)) {
    await changeCard(world, customer, wanted, 'pm_card_chargeCustomerFail')
  } else if (subscription.isChangeable && dice.happens(0.06 * customer.haste)) {
    await change(world, customer, wanted)
  }
}

/** Someone at the provider refunds the last payment, or a penny of it. */
async function refundLatest(
  { deps, dice, atProvider }: World,
  { id }: SimulationCustomersInput,
): Promise<void> {
  const isWhole = dice.happens(0.7)
  const cycle = await deps.db
    .selectFrom('subscription_cycle')
    .select('gateway_invoice_id')
    .where('subscription_id', '=', id)
    .where('status', '=', 'paid')
    .orderBy('number', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  const invoice = cycle && (await deps.payments.findInvoice(cycle.gateway_invoice_id))
  if (!invoice?.paymentId) return
  const payment = { payment_intent: invoice.paymentId }
  await atProvider('/v1/refunds', isWhole ? payment : { ...payment, amount: '1' })
}

type SimulationCustomersInput = { readonly id: string; readonly accountId: string }

async function payDue(world: World, wanted: SimulationCustomersInput): Promise<void> {
  const payable = await payOpenCycle(world.deps, wanted)
  if (!(payable instanceof Refused)) await confirm(world, payable.clientSecret, 'pm_card_visa')
}

async function changeCard(
  world: World,
  customer: Customer,
  wanted: SimulationCustomersInput,
  token: string,
): Promise<void> {
  const row = await world.deps.db
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('account_id', '=', customer.actor.accountId)
    .executeTakeFirstOrThrow()
  const { body } = await world.atProvider(`/v1/payment_methods/${token}/attach`, {
    customer: row.customer_id,
  })
  await setSubscriptionCard(world.deps, wanted, (body as { id: string }).id)
}

type Ending = { readonly wanted: SimulationCustomersInput; readonly ends: boolean }

async function end({ deps }: World, customer: Customer, { wanted, ends }: Ending): Promise<void> {
  const before = customer.wish
  customer.wish = null
  const answer = await setEndsWithPeriod(deps, wanted, ends)
  const totalMinor = answer instanceof Refused ? before?.totalMinor : answer.totalMinor
  customer.wish = totalMinor === undefined ? null : { ends, totalMinor }
  if (answer instanceof Refused) customer.wish = before
}

async function change(
  world: World,
  customer: Customer,
  wanted: SimulationCustomersInput,
): Promise<void> {
  const { deps, dice } = world
  const { actor, product } = customer
  const members = membersOf(dice, product)
  const priced = await quotePlanChange(deps, wanted, { interval: intervalOf(dice), members })
  if (priced instanceof Refused) return
  customer.wish = null
  const answer = await changePlan(deps, actor, wanted, priced.quote.quoteId)
  if (!(answer instanceof Refused))
    customer.wish = { ends: false, totalMinor: priced.quote.totalMinor }
}

/** What the browser does with the card form. */
async function confirm(world: World, clientSecret: string, card: string): Promise<void> {
  const id = clientSecret.split('_secret_')[0]
  await world.atProvider(`/v1/payment_intents/${id}/confirm`, {
    payment_method: card,
    return_url: 'http://understory.test/back',
  })
}
