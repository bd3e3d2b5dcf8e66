import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'

/** The values of the form, as they were typed. */
export type StoreChoice = {
  readonly kind: 'trees' | 'percentage'
  readonly trees: string
  readonly percent: string
  readonly orders: string
  readonly average: string
}
export const FIRST_CHOICE: StoreChoice = {
  kind: 'trees',
  trees: '1',
  percent: '2',
  orders: '400',
  average: '35',
}

/** The numbers as the API takes them, and what is wrong with those that cannot be read. */
export function numbersOf({ kind, trees, percent, orders, average }: StoreChoice) {
  // What the other kind of contribution holds does not matter.
  const each = kind === 'trees' ? trees : percent
  const name = kind === 'trees' ? 'trees' : 'percent'
  const { units, problems } = readTypedNumbers({ each, orders, average }, FIELDS)
  const { each: problem, ...others } = problems
  return {
    contribution: kind === 'trees' ? { kind, trees: units.each } : { kind, percent: units.each },
    orders: units.orders,
    averageMinor: units.average,
    problems: problem ? { [name]: problem, ...others } : others,
  }
}

const FIELDS = {
  each: { decimals: 0 },
  orders: { decimals: 0 },
  average: { decimals: 2 },
} as const
