import { PLANS_OF, type Plan } from '@understory/domain/commerce/subscriptions/plans.ts'
import type { FormFields } from '../../../../../islands/form-fields.ts'

export const TIERS = ['ultimate', 'standard', 'lite'] as const
/** One plan for everyone, or each their own. */
const TIER_CHOICES = [...TIERS, 'own'] as const
type TierChoice = (typeof TIER_CHOICES)[number]

/** Who lives together, as it was typed. Pets have one plan and a count of its own. */
export type Household = {
  readonly tier: TierChoice
  readonly adults: string
  readonly children: string
}

export type Counts = Readonly<Partial<Record<Plan, string>>>

const FAMILY = PLANS_OF['personal-family-recurring']

/** The household of a form; null where the form asks for each plan by itself. */
export function householdIn(form: Pick<FormFields, 'text'>): Household | null {
  const tier = TIER_CHOICES.find((each) => each === form.text('tier'))
  return tier ? { tier, adults: form.text('adults'), children: form.text('children') } : null
}

/** The household that these counts describe: one plan for all where each person has the same. */
export function householdOf(counts: Counts): Household {
  const used = TIERS.filter((tier) => has(counts, `adult_${tier}`) || has(counts, `child_${tier}`))
  const tier = used[0] ?? 'standard'
  if (used.length > 1) return { tier: 'own', adults: '0', children: '0' }
  return { tier, adults: counts[`adult_${tier}`] ?? '0', children: counts[`child_${tier}`] ?? '0' }
}

/** How many of each plan, where everyone has the same one. */
export function countsOf({ tier, adults, children }: Household, pet: string): Counts {
  const counts = Object.fromEntries(FAMILY.map((plan) => [plan, '0']))
  return { ...counts, [`adult_${tier}`]: adults, [`child_${tier}`]: children, pet }
}

/** The field of the page that a plan is counted in. */
export function fieldOfPlan(household: Household | null | undefined, plan: string): string {
  if (!household || household.tier === 'own') return plan
  if (plan.startsWith('adult_')) return 'adults'
  return plan.startsWith('child_') ? 'children' : plan
}

const has = (counts: Counts, plan: Plan) => (counts[plan] ?? '0') !== '0'
