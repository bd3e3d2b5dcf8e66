import { describe, expect, test } from 'vitest'
import {
  PLANS_OF,
  type Plan,
  PRESET_PLANS,
  partsOfPlan,
  planCategory,
  planName,
  planTitle,
  productName,
  RECURRING_PRODUCTS,
  type RecurringProduct,
  yearOfPlan,
} from './plans.ts'

describe('a year of a plan', () => {
  test.each([
    ['employee_traveler', 20_210_000, 48_000, 4_800],
    ['employee_standard', 10_800_000, 24_000, 2_400],
    ['employee_lite', 6_000_000, 12_000, 1_200],
    ['individual_ultimate', 21_600_000, 96_000, 4_800],
    ['individual_standard', 10_800_000, 48_000, 2_400],
    ['individual_lite', 5_400_000, 24_000, 1_200],
    ['child_lite', 2_700_000, 12_000, 600],
    ['pet', 600_000, 0, 0],
    ['premium', 0, 0, 0],
  ] as const)('%s is %i g of CO2e, %i thousandths of a tree and %i g of plastic', (...expected) => {
    const [plan, co2e, trees, plastic] = expected
    expect(yearOfPlan(plan)).toEqual({ co2e, trees, plastic })
  })

  test.each(['ultimate', 'standard', 'lite'] as const)(
    'of a child is half an adult’s: %s',
    (tier) => {
      const [adult, child] = [yearOfPlan(`adult_${tier}`), yearOfPlan(`child_${tier}`)]
      expect(child.co2e * 2).toBe(adult.co2e)
      expect(child.trees * 2).toBe(adult.trees)
      expect(child.plastic * 2).toBe(adult.plastic)
    },
  )
})

describe('a plan', () => {
  test.each<[Plan, string, string, string | null, string | null]>([
    ['employee_traveler', 'Traveller', 'workforce_traveller', 'traveler', null],
    ['employee_lite', 'Lite', 'workforce_lite', 'lite', null],
    ['individual_ultimate', 'Ultimate', 'individual_ultimate', 'ultimate', null],
    ['adult_standard', 'Adult, Standard', 'adult_standard', 'standard', 'adult'],
    ['child_lite', 'Child, Lite', 'child_lite', 'lite', 'child'],
    ['pet', 'Pet', 'pet', null, 'pet'],
    ['premium', 'Premium', 'premium', null, null],
    ['custom', 'Yearly offset', 'custom', null, null],
  ])('%s is called %s, of the category %s', (plan, name, category, tier, member) => {
    expect(planName(plan)).toBe(name)
    expect(planCategory(plan)).toBe(category)
    expect(partsOfPlan(plan)).toEqual({ tier, member })
  })

  test('belongs to one product, and every one has a name of its own there', () => {
    const offered = RECURRING_PRODUCTS.flatMap((product) => PLANS_OF[product])
    expect(offered.toSorted()).toEqual([...PRESET_PLANS, 'custom'].toSorted())
    for (const product of RECURRING_PRODUCTS) {
      const names = PLANS_OF[product].map(planName)
      expect(new Set(names).size).toBe(names.length)
      expect(names).not.toContain('')
    }
  })

  test('stands in the order its page shows', () => {
    expect(PLANS_OF['personal-family-recurring'].at(0)).toBe('adult_ultimate')
    expect(PLANS_OF['personal-family-recurring'].at(-1)).toBe('pet')
    expect(PLANS_OF['business-workforce-recurring']).toEqual([
      'employee_traveler',
      'employee_standard',
      'employee_lite',
    ])
  })

  test.each<[RecurringProduct, Plan, string]>([
    ['personal-individual-recurring', 'individual_lite', 'Personal plan, Lite'],
    ['personal-family-recurring', 'child_ultimate', 'Family plan, Child, Ultimate'],
    ['business-workforce-recurring', 'employee_traveler', 'Workforce plan, Traveller'],
    ['business-footprint-recurring', 'custom', 'Footprint offset'],
    ['business-premium-recurring', 'premium', 'Premium'],
  ])('on an invoice of %s the plan %s reads "%s"', (product, plan, title) => {
    expect(planTitle(product, plan)).toBe(title)
  })

  test('of its own is called like its product; a choice of plans says which', () => {
    for (const product of RECURRING_PRODUCTS) {
      const titles = PLANS_OF[product].map((plan) => planTitle(product, plan))
      expect(titles.includes(productName(product))).toBe(titles.length === 1)
    }
  })
})
