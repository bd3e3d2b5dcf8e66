import type { PlanPrice, PricePlan } from '@understory/contracts/commerce/subscriptions/plans.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import type { PlanQuote } from '@understory/database/rows.generated.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { ChargeProblem } from '@understory/domain/commerce/purchases/charge-limits.ts'
import {
  type OrderProblem,
  type PlanPrices,
  priceChosenPlan,
  yearOfLines,
} from '@understory/domain/commerce/subscriptions/plan-order.ts'
import {
  PLAN_VERSION,
  planCategory,
  planName,
  type RecurringProduct,
} from '@understory/domain/commerce/subscriptions/plans.ts'
import type { ImpactQuantities } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { currentPriceBook, servicePrices } from '../../prices/public.ts'
import type { StoredLine } from './plan-lines.ts'

type PricingDeps = Pick<Deps, 'db' | 'clock'>
type Own = 'id' | 'lines' | 'created_at' | 'expires_at' | 'product'
type PricedPlan = Omit<Selectable<PlanQuote>, Own> & {
  readonly product: RecurringProduct
  readonly lines: readonly StoredLine[]
}

const REFUSAL = {
  NO_PRODUCTS_SELECTED: 'NO_PRODUCTS_SELECTED',
  WRONG_PLAN: 'WRONG_PLAN',
  TOO_MANY_MEMBERS: 'TOO_MANY_MEMBERS',
  BELOW_INCREMENT: 'BELOW_INCREMENT',
  TOO_LARGE: 'AMOUNT_TOO_LARGE',
  AMOUNT_TOO_SMALL: 'AMOUNT_TOO_SMALL',
  AMOUNT_TOO_LARGE: 'AMOUNT_TOO_LARGE',
} as const satisfies Record<OrderProblem | ChargeProblem, string>

/** What is missing of each plan, beside its first field. */
const NO_PLAN_CHOSEN: Readonly<Record<RecurringProduct, Problem>> = {
  'personal-individual-recurring': { field: 'plan', message: 'Please choose a plan.' },
  'personal-family-recurring': {
    field: 'members.0.count',
    message: 'Please count at least one person or pet.',
  },
  'business-workforce-recurring': {
    field: 'members.0.count',
    message: 'Please count at least one employee.',
  },
  'business-footprint-recurring': {
    field: 'co2eGrams',
    message: 'Please give the tonnes of CO2e a year.',
  },
  'business-premium-recurring': {
    field: 'members.0.count',
    message: 'Please say how many you would like.',
  },
}

/** What a plan costs by the current price book; nothing is stored. */
export async function showPlanPrice(
  deps: PricingDeps,
  order: BodyOf<typeof PricePlan>,
): Promise<PlanPrice | Refused> {
  const priced = await priceOrder(deps, order)
  return priced instanceof Refused ? priced : presentPlanPrice(priced)
}

export async function priceOrder(
  deps: PricingDeps,
  { product, interval, currency, members, co2eGrams }: BodyOf<typeof PricePlan>,
): Promise<PricedPlan | Refused> {
  const prices = await planPrices(deps, currency)
  const priced = priceChosenPlan({ product, interval, members, co2eGrams }, prices)
  if (!priced.ok) {
    const nothing =
      priced.problem === 'NO_PRODUCTS_SELECTED' ? [NO_PLAN_CHOSEN[product]] : undefined
    return refuse(REFUSAL[priced.problem], nothing)
  }
  const { lines, total } = priced
  return {
    product,
    billing_interval: interval,
    currency,
    price_book_version: prices.version,
    plan_version: PLAN_VERSION,
    lines,
    total_minor: total.minor,
  }
}

export async function planPrices(deps: PricingDeps, currency: Currency): Promise<PlanPrices> {
  const book = await currentPriceBook(deps.db, currency, dayOf(deps.clock()))
  return { ...book, services: await servicePrices(deps.db, book) }
}

export const audienceOf = (product: string) =>
  product.startsWith('business-') ? ('business' as const) : ('personal' as const)

export function presentPlanPrice(priced: PricedPlan): PlanPrice {
  const { lines } = priced
  return {
    audience: audienceOf(priced.product),
    product: priced.product,
    interval: priced.billing_interval,
    currency: priced.currency,
    priceBookVersion: priced.price_book_version,
    planVersion: priced.plan_version,
    lines: lines.map(presentLine),
    totalMinor: priced.total_minor,
    year: presentImpact(yearOfLines(lines)),
  }
}

export function presentLine({ plan, count, amountMinor, year }: StoredLine) {
  const named = { category: planCategory(plan), name: planName(plan) }
  return { plan, ...named, count, amountMinor, year: presentImpact(year) }
}

export function presentImpact({ trees, co2e, plastic }: ImpactQuantities) {
  return { milliTrees: trees, co2eGrams: co2e, plasticGrams: plastic }
}
