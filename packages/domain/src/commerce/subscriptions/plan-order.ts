import { grams, type ImpactQuantities, milliTrees } from '../../quantity/impact-quantity.ts'
import { allocateByLargestRemainder } from '../../quantity/largest-remainder.ts'
import { MICROS_PER_MINOR, type Money, money } from '../../quantity/money.ts'
import type { PriceBook } from '../prices/price-book.ts'
import type { ServicePrices } from '../prices/services.ts'
import { type ChargeProblem, checkCharge } from '../purchases/charge-limits.ts'
import { footprintProblem } from './footprint-size.ts'
import { PLANS_OF, type Plan, type RecurringProduct, yearOfPlan } from './plans.ts'

export const INTERVALS = ['month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]

/** Charges in a year: monthly means twelve instalments. */
export const INSTALMENTS: Readonly<Record<Interval, number>> = { month: 12, year: 1 }

/** Of one plan; what a product holds can be less. */
export const MOST_OF_A_PLAN = 100_000

const MOST_MEMBERS: Readonly<Record<RecurringProduct, number>> = {
  'personal-individual-recurring': 1,
  'personal-family-recurring': 20,
  'business-workforce-recurring': MOST_OF_A_PLAN,
  'business-footprint-recurring': 1,
  'business-premium-recurring': 1,
}

/** So many members of one plan; of a custom one, a single one with its own year. */
export type PlanLine = {
  readonly plan: Plan
  readonly count: number
  /** What one of them funds in a year. */
  readonly year: ImpactQuantities
}

export type PlanOrder = {
  readonly product: RecurringProduct
  readonly interval: Interval
  readonly lines: readonly PlanLine[]
}

export type OrderProblem =
  | 'NO_PRODUCTS_SELECTED'
  | 'WRONG_PLAN'
  | 'TOO_MANY_MEMBERS'
  | 'BELOW_INCREMENT'
  | 'TOO_LARGE'

export type Chosen = {
  readonly product: RecurringProduct
  readonly interval: Interval
  readonly members: readonly { readonly plan: Plan; readonly count: number }[]
  /** Grams of CO2e a year, of a custom subscription alone. */
  readonly co2eGrams?: number | undefined
}

export type ParsedOrder =
  | { readonly ok: true; readonly order: PlanOrder }
  | { readonly ok: false; readonly problem: OrderProblem }

/** An order that can be priced, or what is wrong with it. Lines come in the order of the catalogue. */
export function parsePlanOrder(chosen: Chosen): ParsedOrder {
  const { product, interval, members } = chosen
  if (product === 'business-footprint-recurring') return parseCustom(chosen)
  const offered = PLANS_OF[product]
  if (members.some(({ plan }) => !offered.some((each) => each === plan))) {
    return refusedOrder('WRONG_PLAN')
  }
  const lines = offered
    .map((plan) => ({ plan, count: countOf(plan, members), year: yearOfPlan(plan) }))
    .filter(({ count }) => count > 0)
  const total = countAll(lines)
  if (total === 0) return refusedOrder('NO_PRODUCTS_SELECTED')
  if (total > MOST_MEMBERS[product]) return refusedOrder('TOO_MANY_MEMBERS')
  return { ok: true, order: { product, interval, lines } }
}

function parseCustom({ product, interval, members, co2eGrams = 0 }: Chosen): ParsedOrder {
  if (members.some(({ plan }) => plan !== 'custom')) return refusedOrder('WRONG_PLAN')
  const problem = footprintProblem(co2eGrams)
  if (problem) return refusedOrder(problem)
  const year = { trees: milliTrees(0), co2e: grams(co2eGrams), plastic: grams(0) }
  return { ok: true, order: { product, interval, lines: [{ plan: 'custom', count: 1, year }] } }
}

const countAll = (members: Chosen['members']): number =>
  members.reduce((sum, { count }) => sum + count, 0)

const countOf = (plan: Plan, members: Chosen['members']): number =>
  countAll(members.filter((member) => member.plan === plan))

const refusedOrder = (problem: OrderProblem): ParsedOrder => ({ ok: false, problem })

export type PricedLine = PlanLine & {
  /** All of them, for one interval: the line's share of the total. */
  readonly amountMinor: number
}

export type PlanPrices = PriceBook & { readonly services: Pick<ServicePrices, 'premium'> }

/**
 * What each interval costs. The total is rounded once, up to the next minor unit; the lines share it by largest
 * remainder, so they add up to it.
 */
export function pricePlan(
  order: PlanOrder,
  prices: PlanPrices,
): { readonly lines: readonly PricedLine[]; readonly total: Money } {
  const years = order.lines.map((line) => microsOfYear(line, prices))
  const parts = BigInt(INSTALMENTS[order.interval] * MICROS_PER_MINOR)
  const year = years.reduce((sum, micros) => sum + BigInt(micros), 0n)
  const total = Number((year + parts - 1n) / parts)
  const amounts = allocateByLargestRemainder(total, years)
  const lines = order.lines.map((line, at) => ({ ...line, amountMinor: amounts[at] ?? 0 }))
  return { lines, total: money(total, prices.currency) }
}

export type PricedPlan =
  | { readonly ok: true; readonly lines: readonly PricedLine[]; readonly total: Money }
  | { readonly ok: false; readonly problem: OrderProblem | ChargeProblem }

/** What a choice costs for each interval, or why it cannot be sold. */
export function priceChosenPlan(chosen: Chosen, prices: PlanPrices): PricedPlan {
  const parsed = parsePlanOrder(chosen)
  if (!parsed.ok) return parsed
  const { lines, total } = pricePlan(parsed.order, prices)
  const problem = checkCharge(total)
  return problem ? { ok: false, problem } : { ok: true, lines, total }
}

/** What a year of all members of a line costs. */
function microsOfYear({ plan, count, year }: PlanLine, prices: PlanPrices): number {
  if (plan === 'premium')
    return prices.services.premium * INSTALMENTS.month * count * MICROS_PER_MINOR
  const one =
    year.trees * prices.microsPerMilliTree +
    year.co2e * prices.microsPerGramCo2e +
    year.plastic * prices.microsPerGramPlastic
  return one * count
}

/** What a year of all lines funds. */
export function yearOfLines(lines: readonly PlanLine[]): ImpactQuantities {
  const sum = (impact: keyof ImpactQuantities) =>
    lines.reduce((total, { year, count }) => total + year[impact] * count, 0)
  return {
    trees: milliTrees(sum('trees')),
    co2e: grams(sum('co2e')),
    plastic: grams(sum('plastic')),
  }
}

const FOR_NO_PERSON: readonly Plan[] = ['pet', 'custom', 'premium']

/** How many people it is for. */
export function headcountOf(lines: readonly Pick<PlanLine, 'plan' | 'count'>[]): number {
  return countAll(lines.filter(({ plan }) => !FOR_NO_PERSON.includes(plan)))
}
