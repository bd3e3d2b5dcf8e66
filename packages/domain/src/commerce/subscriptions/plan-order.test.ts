import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grams } from '../../quantity/impact-quantity.ts'
import { CUSTOM_INCREMENT } from './footprint-size.ts'
import {
  headcountOf,
  type PlanOrder,
  parsePlanOrder,
  priceChosenPlan,
  pricePlan,
  yearOfLines,
} from './plan-order.ts'
import { type Plan, PRESET_PLANS, yearOfPlan } from './plans.ts'

const GBP = {
  version: '2026-1',
  currency: 'GBP',
  microsPerMilliTree: 150,
  microsPerGramCo2e: 6,
  microsPerGramPlastic: 550,
  services: { premium: 4_900 },
} as const

function order(...chosen: Parameters<typeof parsePlanOrder>): PlanOrder {
  const parsed = parsePlanOrder(...chosen)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.order
}

/** Premium is for work, at a flat rate. */
const FUNDING_PLANS = PRESET_PLANS.filter((plan) => plan !== 'premium')

const personal = (plan: Plan, interval: 'month' | 'year' = 'month') =>
  order({ product: 'personal-individual-recurring', interval, members: [{ plan, count: 1 }] })

describe('what it costs', () => {
  // 10.8 t at 6.00, 48 trees at 0.15, 2.4 kg at 0.55: 73.32 a year.
  test('a Standard year is 73.32, and a month of it 6.11', () => {
    expect(pricePlan(personal('individual_standard', 'year'), GBP).total.minor).toBe(7_332)
    expect(pricePlan(personal('individual_standard'), GBP).total.minor).toBe(611)
  })

  test('premium is a flat rate: a year is twelve months of it, and it funds nothing', () => {
    const premium = (interval: 'month' | 'year') =>
      order({
        product: 'business-premium-recurring',
        interval,
        members: [{ plan: 'premium', count: 1 }],
      })
    expect(pricePlan(premium('month'), GBP).total.minor).toBe(4_900)
    expect(pricePlan(premium('year'), GBP).total.minor).toBe(58_800)
    expect(yearOfLines(premium('year').lines)).toEqual({ trees: 0, co2e: 0, plastic: 0 })
    expect(headcountOf(premium('year').lines)).toBe(0)
  })

  test('a family is its members; its headcount is of people, not of pets', () => {
    const family = order({
      product: 'personal-family-recurring',
      interval: 'month',
      members: [
        { plan: 'pet', count: 2 },
        { plan: 'adult_standard', count: 2 },
        { plan: 'child_lite', count: 1 },
      ],
    })
    const { lines, total } = pricePlan(family, GBP)
    expect(lines.map(({ plan, count, amountMinor }) => [plan, count, amountMinor])).toEqual([
      ['adult_standard', 2, 1_222],
      ['child_lite', 1, 153],
      ['pet', 2, 60],
    ])
    expect(total.minor).toBe(1_222 + 153 + 60)
    expect(headcountOf(lines)).toBe(3)
    expect(yearOfLines(lines).co2e).toBe(2 * 10_800_000 + 2_700_000 + 2 * 600_000)
  })

  test('two children of 3.055 a month cost 6.11, and twelve instalments of a family are its year', () => {
    const family = (interval: 'month' | 'year') =>
      order({
        product: 'personal-family-recurring',
        interval,
        members: [
          { plan: 'adult_standard', count: 2 },
          { plan: 'child_standard', count: 2 },
          { plan: 'pet', count: 1 },
        ],
      })
    const [month, year] = [pricePlan(family('month'), GBP), pricePlan(family('year'), GBP)]
    expect(month.lines.map(({ count, amountMinor }) => [count, amountMinor])).toEqual([
      [2, 1_222],
      [2, 611],
      [1, 30],
    ])
    expect([month.total.minor, year.total.minor]).toEqual([1_863, 22_356])
  })

  test('a total is rounded once, however many it is for, and its lines add up to it', () => {
    const someOf = fc.record({
      employee_traveler: fc.nat(2_000),
      employee_standard: fc.nat(2_000),
      employee_lite: fc.nat(2_000),
    })
    fc.assert(
      fc.property(someOf, fc.nat(1_000), (counts, micros) => {
        const members = Object.entries(counts).map(([plan, count]) => ({
          plan: plan as Plan,
          count,
        }))
        fc.pre(members.some(({ count }) => count > 0))
        const workforce = { product: 'business-workforce-recurring', members } as const
        const prices = { ...GBP, microsPerGramCo2e: micros + 1 }
        const [month, year] = (['month', 'year'] as const).map((interval) =>
          pricePlan(order({ ...workforce, interval }), prices),
        )
        for (const priced of [month, year])
          expect(priced?.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
            priced?.total.minor,
          )
        const more = (month?.total.minor ?? 0) * 12 - (year?.total.minor ?? 0)
        expect(more).toBeGreaterThanOrEqual(0)
        expect(more).toBeLessThan(12)
      }),
    )
  })

  test('an instalment is never less than its part of the year, and less than a minor unit more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FUNDING_PLANS), fc.nat(1_000), (plan, micros) => {
        const prices = { ...GBP, microsPerGramCo2e: micros + 1 }
        const year = yearOfPlan(plan)
        const exact =
          year.trees * prices.microsPerMilliTree +
          year.co2e * prices.microsPerGramCo2e +
          year.plastic * prices.microsPerGramPlastic
        const product = plan.startsWith('employee')
          ? 'business-workforce-recurring'
          : plan.startsWith('individual')
            ? 'personal-individual-recurring'
            : 'personal-family-recurring'
        const one = order({ product, interval: 'month', members: [{ plan, count: 1 }] })
        const charged = pricePlan(one, prices).total.minor * 12 * 10_000
        expect(charged).toBeGreaterThanOrEqual(exact)
        expect(charged - exact).toBeLessThan(12 * 10_000)
      }),
    )
  })
})

describe('what a business says the size of itself', () => {
  const custom = (co2eGrams: number, members: readonly { plan: Plan; count: number }[] = []) =>
    order({ product: 'business-footprint-recurring', interval: 'month', members, co2eGrams })

  test.each([
    ['100 kg', 100_000, 5],
    ['12.5 t', 12_500_000, 625],
    ['100,000 t', 100_000_000_000, 5_000_000],
  ])('%s a year are that much CO2e and nothing else, in twelve parts', (_, co2eGrams, monthly) => {
    const { lines } = custom(co2eGrams)
    expect(yearOfLines(lines)).toEqual({ trees: 0, co2e: co2eGrams, plastic: 0 })
    expect(pricePlan(custom(co2eGrams), GBP).total.minor).toBe(monthly)
    expect(headcountOf(lines)).toBe(0)
  })

  test('is one line, however it was ordered', () => {
    expect(custom(CUSTOM_INCREMENT, [{ plan: 'custom', count: 3 }])).toEqual(
      custom(CUSTOM_INCREMENT),
    )
    expect(custom(CUSTOM_INCREMENT).lines).toMatchObject([{ plan: 'custom', count: 1 }])
  })
})

test('the same plan chosen twice is one line of as many members', () => {
  const twice = order({
    product: 'business-workforce-recurring',
    interval: 'month',
    members: [
      { plan: 'employee_lite', count: 2 },
      { plan: 'employee_traveler', count: 1 },
      { plan: 'employee_lite', count: 3 },
    ],
  })
  expect(twice.lines.map(({ plan, count }) => [plan, count])).toEqual([
    ['employee_traveler', 1],
    ['employee_lite', 5],
  ])
})

describe('an order is refused', () => {
  const workforce = { product: 'business-workforce-recurring', interval: 'month' } as const
  const custom = { product: 'business-footprint-recurring', interval: 'year', members: [] } as const
  test.each([
    [{ ...workforce, members: [] }, 'NO_PRODUCTS_SELECTED'],
    [{ ...workforce, members: [{ plan: 'employee_lite', count: 0 }] }, 'NO_PRODUCTS_SELECTED'],
    [{ ...workforce, members: [{ plan: 'adult_lite', count: 1 }] }, 'WRONG_PLAN'],
    [{ ...workforce, members: [{ plan: 'employee_lite', count: 100_001 }] }, 'TOO_MANY_MEMBERS'],
    [custom, 'NO_PRODUCTS_SELECTED'],
    [{ ...custom, co2eGrams: CUSTOM_INCREMENT - 1 }, 'BELOW_INCREMENT'],
    [{ ...custom, co2eGrams: -CUSTOM_INCREMENT }, 'BELOW_INCREMENT'],
    [{ ...custom, co2eGrams: CUSTOM_INCREMENT + 1 }, 'BELOW_INCREMENT'],
    [{ ...custom, co2eGrams: 100_000_100_000 }, 'TOO_LARGE'],
    [{ ...custom, members: [{ plan: 'pet', count: 1 }], co2eGrams: grams(100_000) }, 'WRONG_PLAN'],
  ] as const)('%o: %s', (chosen, problem) => {
    expect(parsePlanOrder(chosen)).toEqual({ ok: false, problem })
  })
})

describe('a choice as it is', () => {
  const footprint = (co2eGrams: number) =>
    priceChosenPlan(
      { product: 'business-footprint-recurring', interval: 'year', members: [], co2eGrams },
      GBP,
    )

  test('has the price of its order', () => {
    const custom = { product: 'business-footprint-recurring', members: [] } as const
    const year = order({ ...custom, interval: 'year', co2eGrams: 2_500_000 })
    expect(footprint(2_500_000)).toEqual({ ok: true, ...pricePlan(year, GBP) })
  })

  test.each([
    [0, 'NO_PRODUCTS_SELECTED'],
    [100_001, 'BELOW_INCREMENT'],
    [100_000, null],
    [100_000_000_000, null],
    [100_000_100_000, 'TOO_LARGE'],
  ])('of %i grams a year has the problem %s', (co2eGrams, problem) => {
    const priced = footprint(co2eGrams)
    expect(priced.ok ? null : priced.problem).toBe(problem)
  })

  test('that a card cannot pay has no price', () => {
    const dear = { ...GBP, microsPerGramCo2e: 60 }
    const most = { product: 'business-footprint-recurring', interval: 'year', members: [] } as const
    expect(priceChosenPlan({ ...most, co2eGrams: 100_000_000_000 }, dear)).toEqual({
      ok: false,
      problem: 'AMOUNT_TOO_LARGE',
    })
  })
})
