import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { EstimateStorePlan } from '@understory/contracts/stores/store-settings/store-plan.ts'
import type { PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import {
  MOST_GRAMS_AN_ORDER,
  MOST_TREES_AN_ORDER,
} from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import {
  estimateMonth,
  LARGEST_AVERAGE,
  MOST_ORDERS,
  MOST_PERCENT,
  type OrderContribution,
} from '@understory/domain/stores/store-orders/contribution/order-contribution.ts'
import type { FormFields } from '../../../../islands/form-fields.ts'
import { type Reckoned, unreadable } from '../../../../shell/setup/reckoned.ts'

/** The values of the form, as they were typed. */
export type StoreChoice = {
  readonly impact: Impact
  readonly kind: 'per-order' | 'percentage'
  /** For each order, of trees; kilograms of the others. */
  readonly trees: string
  readonly kilograms: string
  readonly percent: string
  readonly orders: string
  readonly average: string
}
export type Estimate = Omit<AnswerOf<typeof EstimateStorePlan>, 'priceBookVersion'>

export const FIRST_CHOICE: StoreChoice = {
  impact: 'trees',
  kind: 'per-order',
  trees: '1',
  kilograms: '1',
  percent: '2',
  orders: '400',
  average: '35',
}

export function storeChoiceIn(form: Pick<FormFields, 'text'>): StoreChoice {
  const text = (name: string) => form.text(name)
  return {
    impact: IMPACTS.find((impact) => impact === text('impact')) ?? 'trees',
    kind: text('kind') === 'percentage' ? 'percentage' : 'per-order',
    trees: text('trees'),
    kilograms: text('kilograms'),
    percent: text('percent'),
    orders: text('orders'),
    average: text('average'),
  }
}

/** As an address has it; what it leaves out is as at first. */
export const choiceOf = (chosen: URLSearchParams): StoreChoice =>
  storeChoiceIn({
    text: (name) => {
      const first = Object.entries(FIRST_CHOICE).find(([each]) => each === name)?.[1]
      return (chosen.get(name) ?? first ?? '').slice(0, 40)
    },
  })

/** The field in which the contribution of an order is typed; what the others hold does not matter. */
export const fieldOfChoice = ({ kind, impact }: Pick<StoreChoice, 'kind' | 'impact'>) =>
  kind === 'percentage' ? 'percent' : impact === 'trees' ? 'trees' : 'kilograms'

/** The numbers as the API takes them, and what is wrong with those that cannot be read. */
export function numbersOf(choice: StoreChoice) {
  const { orders, average } = choice
  const name = fieldOfChoice(choice)
  const { units, problems } = readTypedNumbers(
    { each: choice[name], orders, average },
    { each: eachField(choice), ...STORE_CHOICE_FIELDS },
  )
  const { each: problem, ...others } = problems
  return {
    contribution: contributionIn(choice, units.each),
    orders: units.orders,
    averageMinor: units.average,
    problems: problem ? { [name]: problem, ...others } : others,
  }
}

function contributionIn({ kind, impact }: StoreChoice, each: number): OrderContribution {
  if (kind === 'percentage') return { kind, percent: each / 100, impact }
  return impact === 'trees'
    ? { kind: 'trees', trees: each }
    : { kind: 'grams', impact, grams: each }
}

function eachField({ kind, impact }: StoreChoice) {
  if (kind === 'percentage')
    return { decimals: 2, least: 1, largest: MOST_PERCENT * 100, unit: 'per cent' }
  return impact === 'trees'
    ? { decimals: 0, least: 1, largest: MOST_TREES_AN_ORDER }
    : { decimals: 3, least: 1, largest: MOST_GRAMS_AN_ORDER[impact], unit: 'kilograms' }
}

const STORE_CHOICE_FIELDS = {
  orders: { decimals: 0, least: 1, largest: MOST_ORDERS },
  average: { decimals: 2, least: 1, largest: LARGEST_AVERAGE },
} as const

/** What a month comes to, by the rule of the API and its prices. */
export function reckonMonth(choice: StoreChoice, prices: PriceBook): Reckoned<Estimate> {
  const { contribution, orders, averageMinor, problems } = numbersOf(choice)
  const unread = unreadable(problems)
  if (unread) return unread
  const { cost, funded } = estimateMonth(contribution, { orders, averageMinor }, prices)
  const month = {
    monthMinor: cost.minor,
    milliTrees: funded.trees,
    co2eGrams: funded.co2e,
    plasticGrams: funded.plastic,
  }
  return { sum: { ...month, currency: prices.currency } }
}
