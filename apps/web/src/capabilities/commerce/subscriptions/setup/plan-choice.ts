import type { PlanPrice } from '@understory/contracts/commerce/subscriptions/plans.ts'
import {
  type Interval,
  MOST_OF_A_PLAN,
} from '@understory/domain/commerce/subscriptions/plan-order.ts'
import { PLANS_OF, type Plan } from '@understory/domain/commerce/subscriptions/plans.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import type { FormFields } from '../../../../islands/form-fields.ts'
import {
  countsOf,
  fieldOfPlan,
  type Household,
  householdIn,
  householdOf,
} from './household/household.ts'

type Product = PlanPrice['product']

/** The values of the form, as they were typed. */
export type PlanChoice = {
  readonly interval: Interval
  readonly counts: Readonly<Partial<Record<Plan, string>>>
  readonly tonnes: string
  /** Of a family, where everyone may have the same plan. */
  readonly household?: Household | null
}

const FIRST: Readonly<Record<Product, PlanChoice['counts']>> = {
  'personal-individual-recurring': { individual_standard: '1' },
  'personal-family-recurring': { adult_standard: '2', child_standard: '1' },
  'business-workforce-recurring': { employee_standard: '10' },
  'business-footprint-recurring': {},
  'business-premium-recurring': { premium: '1' },
}

/** What the address asks for, or something to begin with. */
export function firstChoice(product: Product, search: URLSearchParams, tonnes = '10'): PlanChoice {
  // As the form names them: the page in another currency.
  if (search.has('tier') || search.has('plan'))
    return planChoiceIn(product, { text: (name) => search.get(name) ?? '' })
  const asked = PLANS_OF[product].filter((plan) => search.has(plan))
  const counts = Object.fromEntries(asked.map((plan) => [plan, search.get(plan) ?? '']))
  const first = asked.length > 0 ? counts : FIRST[product]
  return {
    interval: search.get('interval') === 'year' ? 'year' : 'month',
    counts: first,
    tonnes: search.get('tonnes') ?? tonnes,
    household: product === 'personal-family-recurring' ? householdOf(first) : null,
  }
}

export function planChoiceIn(product: Product, form: Pick<FormFields, 'text'>): PlanChoice {
  const household = product === 'personal-family-recurring' ? householdIn(form) : null
  const only = form.text('plan')
  const typed = PLANS_OF[product].map((plan) => {
    const count =
      product === 'personal-individual-recurring' ? (plan === only ? '1' : '0') : form.text(plan)
    return [plan, count] as const
  })
  return {
    interval: form.text('interval') === 'year' ? 'year' : 'month',
    counts:
      household && household.tier !== 'own'
        ? countsOf(household, form.text('pet'))
        : Object.fromEntries(typed),
    tonnes: form.text('tonnes'),
    household,
  }
}

const COUNT = { decimals: 0, largest: MOST_OF_A_PLAN } as const

/** As the API takes it, and what is wrong with the numbers that cannot be read. */
export function planRequestOf(product: Product, choice: PlanChoice) {
  const { interval, counts, tonnes } = choice
  if (product === 'business-footprint-recurring') {
    // Tonnes with six decimals are whole grams.
    const { units, problems } = readTypedNumbers({ tonnes }, { tonnes: { decimals: 6 } })
    return { order: { product, interval, members: [], co2eGrams: units.tonnes }, problems }
  }
  const typed = Object.fromEntries(
    Object.entries(counts).map(([plan, count]) => [plan, count ?? '']),
  )
  const each = Object.fromEntries(Object.keys(counts).map((plan) => [plan, COUNT]))
  const { units, problems } = readTypedNumbers(typed, each)
  const members = Object.entries(units).map(([plan, count]) => ({ plan: plan as Plan, count }))
  const onPage = Object.entries(problems).map(([plan, problem]) => [
    fieldOfPlan(choice.household, plan),
    problem,
  ])
  return { order: { product, interval, members }, problems: Object.fromEntries(onPage) }
}

/** Which field of the form a problem of the API is about. */
export function fieldOf(product: Product, field: string, choice?: PlanChoice): string {
  if (field.startsWith('co2eGrams')) return 'tonnes'
  const index = /^members\.(\d+)\./.exec(field)?.[1]
  if (index === undefined) return field
  return fieldOfPlan(choice?.household, PLANS_OF[product][Number(index)] ?? field)
}
