import {
  PLANS_OF,
  type PresetPlan,
  yearOfPlan,
} from '@understory/domain/commerce/subscriptions/plans.ts'

type YearlyPlan = { readonly plan: PresetPlan; readonly grams: number }

/** The smallest monthly plan of one person that funds as many grams in a year; else the largest there is. */
export function planThatFunds(grams: number): YearlyPlan | null {
  const plans = PLANS_OF['personal-individual-recurring']
    .map((plan) => ({ plan, grams: Number(yearOfPlan(plan).co2e) }))
    .toSorted((one, other) => one.grams - other.grams)
  return plans.find((plan) => plan.grams >= grams) ?? plans.at(-1) ?? null
}
