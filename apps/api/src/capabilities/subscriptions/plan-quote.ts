import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { PlanQuote, QuotePlan } from '@understory/contracts/plans.ts'
import type { Problem } from '@understory/contracts/refusals.ts'
import type { Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { PlanQuote as PlanQuoteTable } from '@understory/database/rows.generated.ts'
import { checkCharge } from '@understory/domain/offsetting/charge-limits.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import {
  grams,
  type ImpactQuantities,
  milliTrees,
} from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import {
  CUSTOM_INCREMENT,
  type Interval,
  type OrderProblem,
  type PlanLine,
  type PlanPrices,
  parsePlanOrder,
  pricePlan,
  yearOfLines,
} from '@understory/domain/subscriptions/plan-order.ts'
import {
  PLAN_VERSION,
  PLANS_OF,
  type Plan,
  planCategory,
  planName,
  RECURRING_PRODUCTS,
  type RecurringProduct,
} from '@understory/domain/subscriptions/plans.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { currentPriceBook, servicePrices } from '../products/public.ts'
import { linesOf, type StoredLine } from './plan-lines.ts'

export type PlanQuoteRow = Selectable<PlanQuoteTable>

const QUOTE_DAYS = 7
const DAY_MS = 86_400_000

const REFUSAL = {
  NO_PRODUCTS_SELECTED: 'NO_PRODUCTS_SELECTED',
  WRONG_PLAN: 'WRONG_PLAN',
  TOO_MANY_MEMBERS: 'TOO_MANY_MEMBERS',
  BELOW_INCREMENT: 'BELOW_INCREMENT',
  TOO_LARGE: 'AMOUNT_TOO_LARGE',
} as const satisfies Record<OrderProblem, string>

/** What is missing of each plan, beside its first field. */
const NOTHING: Readonly<Record<RecurringProduct, Problem>> = {
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

/** Prices a plan by the current price book and stores the quote: what is shown is what each cycle charges. */
export async function quotePlan(
  deps: Deps,
  { product, interval, currency, members, co2eGrams }: BodyOf<typeof QuotePlan>,
): Promise<PlanQuote | Refused> {
  const parsed = parsePlanOrder({ product, interval, members, co2eGrams })
  if (!parsed.ok) {
    const nothing = parsed.problem === 'NO_PRODUCTS_SELECTED' ? [NOTHING[product]] : undefined
    return refuse(REFUSAL[parsed.problem], nothing)
  }
  const now = deps.clock()
  const prices = await planPrices(deps, currency)
  const { lines, total } = pricePlan(parsed.order, prices)
  const problem = checkCharge(total)
  if (problem) return refuse(problem)
  const row = await savePlanQuote(deps.db, {
    id: deps.newId(),
    product,
    billing_interval: interval,
    currency,
    price_book_version: prices.version,
    plan_version: PLAN_VERSION,
    lines: JSON.stringify(lines),
    total_minor: total.minor,
    created_at: now,
    expires_at: new Date(now.getTime() + QUOTE_DAYS * DAY_MS),
  })
  return presentPlanQuote(row)
}

/** A quote belongs to nobody until a subscription is started from it, so it is stored as the platform. */
function savePlanQuote(db: Database, quote: Insertable<PlanQuoteTable>): Promise<PlanQuoteRow> {
  return asPlatform(() =>
    db.insertInto('plan_quote').values(quote).returningAll().executeTakeFirstOrThrow(),
  )
}

async function planPrices(deps: Deps, currency: Currency): Promise<PlanPrices> {
  const book = await currentPriceBook(deps.db, currency, dayOf(deps.clock()))
  return { ...book, services: await servicePrices(deps.db, book) }
}

/** By its unguessable id: anyone who has it may see the price and subscribe. */
export function findPlanQuote(db: Database, id: string): Promise<PlanQuoteRow | undefined> {
  return asPlatform(() =>
    db.selectFrom('plan_quote').selectAll().where('id', '=', id).executeTakeFirst(),
  )
}

export const audienceOf = (product: string) =>
  product.startsWith('business-') ? ('business' as const) : ('personal' as const)

export function presentPlanQuote(row: PlanQuoteRow): PlanQuote {
  const lines = linesOf(row)
  return {
    quoteId: row.id,
    audience: audienceOf(row.product),
    product: row.product as RecurringProduct,
    interval: row.billing_interval as Interval,
    currency: row.currency as Currency,
    priceBookVersion: row.price_book_version,
    planVersion: row.plan_version,
    lines: lines.map(presentLine),
    totalMinor: row.total_minor,
    year: presentImpact(yearOfLines(lines)),
    expiresAt: row.expires_at.toISOString(),
  }
}

export function presentLine({ plan, count, unitMinor, year }: StoredLine) {
  const named = { category: planCategory(plan), name: planName(plan) }
  return { plan, ...named, count, unitMinor, year: presentImpact(year) }
}

export function presentImpact({ trees, co2e, plastic }: ImpactQuantities) {
  return { milliTrees: trees, co2eGrams: co2e, plasticGrams: plastic }
}

/** Every plan with its price by the month and by the year. */
export async function listPlans(deps: Deps, currency: Currency) {
  const prices = await planPrices(deps, currency)
  const priced = (product: RecurringProduct, line: PlanLine) => {
    const at = (interval: Interval) =>
      pricePlan({ product, interval, lines: [line] }, prices).total.minor
    return { monthMinor: at('month'), yearMinor: at('year') }
  }
  const step = { trees: milliTrees(0), co2e: grams(CUSTOM_INCREMENT), plastic: grams(0) }
  const custom = { plan: 'custom', count: 1, year: step } as const
  return {
    priceBookVersion: prices.version,
    planVersion: PLAN_VERSION,
    plans: RECURRING_PRODUCTS.flatMap((product) =>
      PLANS_OF[product].flatMap((plan) => offered(product, plan, priced)),
    ),
    custom: {
      incrementGrams: CUSTOM_INCREMENT,
      yearMinor: priced('business-footprint-recurring', custom).yearMinor,
    },
  }
}

function offered(
  product: RecurringProduct,
  plan: Plan,
  priced: (product: RecurringProduct, line: PlanLine) => { monthMinor: number; yearMinor: number },
) {
  if (plan === 'custom') return []
  const parsed = parsePlanOrder({ product, interval: 'year', members: [{ plan, count: 1 }] })
  const [line] = parsed.ok ? parsed.order.lines : []
  if (!line) return []
  return [
    {
      plan,
      category: planCategory(plan),
      name: planName(plan),
      product,
      year: presentImpact(line.year),
      ...priced(product, line),
    },
  ]
}
