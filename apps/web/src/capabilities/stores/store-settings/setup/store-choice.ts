import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { EstimateStorePlan } from '@understory/contracts/stores/store-settings/store-plan.ts'
import type { PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import { MOST_TREES_AN_ORDER } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import {
  estimateMonth,
  LARGEST_AVERAGE,
  MOST_ORDERS,
  MOST_PERCENT,
} from '@understory/domain/stores/store-orders/contribution/order-contribution.ts'
import type { FormFields } from '../../../../islands/form-fields.ts'
import { type Reckoned, unreadable } from '../../../../shell/setup/reckoned.ts'

/** The values of the form, as they were typed. */
export type StoreChoice = {
  readonly kind: 'trees' | 'percentage'
  readonly trees: string
  readonly percent: string
  readonly orders: string
  readonly average: string
}
export type Estimate = Omit<AnswerOf<typeof EstimateStorePlan>, 'priceBookVersion'>

export const FIRST_CHOICE: StoreChoice = {
  kind: 'trees',
  trees: '1',
  percent: '2',
  orders: '400',
  average: '35',
}

export function storeChoiceIn(form: Pick<FormFields, 'text'>): StoreChoice {
  const text = (name: string) => form.text(name)
  return {
    kind: text('kind') === 'percentage' ? 'percentage' : 'trees',
    trees: text('trees'),
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

/** The numbers as the API takes them, and what is wrong with those that cannot be read. */
export function numbersOf({ kind, trees, percent, orders, average }: StoreChoice) {
  // What the other kind of contribution holds does not matter.
  const each = kind === 'trees' ? trees : percent
  const name = kind === 'trees' ? 'trees' : 'percent'
  const { units, problems } = readTypedNumbers(
    { each, orders, average },
    { each: EACH[kind], ...STORE_CHOICE_FIELDS },
  )
  const { each: problem, ...others } = problems
  return {
    contribution:
      kind === 'trees' ? { kind, trees: units.each } : { kind, percent: units.each / 100 },
    orders: units.orders,
    averageMinor: units.average,
    problems: problem ? { [name]: problem, ...others } : others,
  }
}

const EACH = {
  trees: { decimals: 0, least: 1, largest: MOST_TREES_AN_ORDER },
  percentage: { decimals: 2, least: 1, largest: MOST_PERCENT * 100, unit: 'per cent' },
} as const
const STORE_CHOICE_FIELDS = {
  orders: { decimals: 0, least: 1, largest: MOST_ORDERS },
  average: { decimals: 2, least: 1, largest: LARGEST_AVERAGE },
} as const

/** What a month comes to, by the rule of the API and its prices. */
export function reckonMonth(choice: StoreChoice, prices: PriceBook): Reckoned<Estimate> {
  const { contribution, orders, averageMinor, problems } = numbersOf(choice)
  const unread = unreadable(problems)
  if (unread) return unread
  const { cost, trees } = estimateMonth(contribution, { orders, averageMinor }, prices)
  return { sum: { monthMinor: cost.minor, milliTrees: trees, currency: prices.currency } }
}
