import { keysOf } from '../../language/keys-of.ts'
import {
  GRAMS_PER_KILOGRAM,
  GRAMS_PER_TONNE,
  grams,
  type ImpactQuantities,
  wholeTrees,
} from '../../quantity/impact-quantity.ts'
import { USAGE_PRODUCT } from './usage-plan.ts'

/** Which composition of the plans this is; it never changes, another composition is another version. */
export const PLAN_VERSION = 'plans-2026-1'

/**
 * What a year of each plan funds for one member. CO2e: specification section 9 and decision 9 (the G20
 * mean per head, twice and half of it; a child is half an adult; a pet is 0.6 t). Trees and plastic are
 * the composition of this version of ours, the same in every month.
 */
const A_YEAR = {
  employee_traveler: [20.21, 48, 4.8],
  employee_standard: [10.8, 24, 2.4],
  employee_lite: [6, 12, 1.2],
  individual_ultimate: [21.6, 96, 4.8],
  individual_standard: [10.8, 48, 2.4],
  individual_lite: [5.4, 24, 1.2],
  adult_ultimate: [21.6, 96, 4.8],
  adult_standard: [10.8, 48, 2.4],
  adult_lite: [5.4, 24, 1.2],
  child_ultimate: [10.8, 48, 2.4],
  child_standard: [5.4, 24, 1.2],
  child_lite: [2.7, 12, 0.6],
  pet: [0.6, 0, 0],
  // A flat rate for work by people: it funds nothing.
  premium: [0, 0, 0],
} as const satisfies Record<string, readonly [tonnes: number, trees: number, kilograms: number]>

/** Plans whose year is the same for everyone. */
export type PresetPlan = keyof typeof A_YEAR
/** `custom`: a footprint, or any other figure, that a business offsets each year. */
export type Plan = PresetPlan | 'custom'
export const PRESET_PLANS = keysOf(A_YEAR)

export function yearOfPlan(plan: PresetPlan): ImpactQuantities {
  const [tonnes, trees, kilograms] = A_YEAR[plan]
  return {
    trees: wholeTrees(trees),
    co2e: grams(Math.round(tonnes * GRAMS_PER_TONNE)),
    plastic: grams(Math.round(kilograms * GRAMS_PER_KILOGRAM)),
  }
}

export const RECURRING_PRODUCTS = [
  'personal-individual-recurring',
  'personal-family-recurring',
  'business-workforce-recurring',
  'business-footprint-recurring',
  'business-premium-recurring',
] as const
export type RecurringProduct = (typeof RECURRING_PRODUCTS)[number]
/** The one that a business says the size of itself. */
type CustomProduct = 'business-footprint-recurring'

/** What a product may be made of, in the order a page shows it. */
export const PLANS_OF: {
  readonly [P in RecurringProduct]: readonly (P extends CustomProduct ? 'custom' : PresetPlan)[]
} = {
  'personal-individual-recurring': [
    'individual_ultimate',
    'individual_standard',
    'individual_lite',
  ],
  'personal-family-recurring': [
    'adult_ultimate',
    'adult_standard',
    'adult_lite',
    'child_ultimate',
    'child_standard',
    'child_lite',
    'pet',
  ],
  'business-workforce-recurring': ['employee_traveler', 'employee_standard', 'employee_lite'],
  'business-footprint-recurring': ['custom'],
  'business-premium-recurring': ['premium'],
}

/** The specification's plan category of a plan. */
export function planCategory(plan: Plan): string {
  return plan.replace('employee_', 'workforce_').replace('traveler', 'traveller')
}

/** The tier of a plan and the kind of member it is for, where it has them: 'child_lite'. */
export function partsOfPlan(plan: Plan): {
  readonly tier: PlanTier | null
  readonly member: MemberKind | null
} {
  const [first, last] = plan.split('_')
  return {
    tier: PLAN_TIERS.find((tier) => tier === last) ?? null,
    member: MEMBER_KINDS.find((member) => member === first) ?? null,
  }
}
const PLAN_TIERS = ['ultimate', 'lite', 'standard', 'traveler'] as const
type PlanTier = (typeof PLAN_TIERS)[number]
const MEMBER_KINDS = ['adult', 'child', 'pet'] as const
type MemberKind = (typeof MEMBER_KINDS)[number]

const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  employee_traveler: 'Traveller',
  employee_standard: 'Standard',
  employee_lite: 'Lite',
  individual_ultimate: 'Ultimate',
  individual_standard: 'Standard',
  individual_lite: 'Lite',
  adult_ultimate: 'Adult, Ultimate',
  adult_standard: 'Adult, Standard',
  adult_lite: 'Adult, Lite',
  child_ultimate: 'Child, Ultimate',
  child_standard: 'Child, Standard',
  child_lite: 'Child, Lite',
  pet: 'Pet',
  premium: 'Premium',
  custom: 'Yearly offset',
}
export const planName = (plan: Plan): string => PLAN_NAMES[plan]

const PRODUCT_NAMES: Readonly<Record<RecurringProduct | typeof USAGE_PRODUCT, string>> = {
  'personal-individual-recurring': 'Personal plan',
  'personal-family-recurring': 'Family plan',
  'business-workforce-recurring': 'Workforce plan',
  'business-footprint-recurring': 'Footprint offset',
  'business-premium-recurring': 'Premium',
  [USAGE_PRODUCT]: 'Plan of your stores',
}
/** 'Workforce plan, Traveller'; what has one plan alone is named by its product. */
export function planTitle(product: RecurringProduct, plan: Plan): string {
  return PLANS_OF[product].length > 1
    ? `${PRODUCT_NAMES[product]}, ${PLAN_NAMES[plan]}`
    : PRODUCT_NAMES[product]
}
export const productName = (product: keyof typeof PRODUCT_NAMES): string => PRODUCT_NAMES[product]
