import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { allocate } from './allocate.ts'
import type { Allocation, AllocationQuestion } from './allocation-terms.ts'

const YEAR = { from: '2025-01', to: '2025-12' }
const SUPPLIER = {
  period: YEAR,
  level: 'inventory',
  scope1Grams: 20_000_000,
  scope2LocationGrams: 5_000_000,
  scope2MarketGrams: null,
  upstreamGrams: 175_000_000,
} as const
const amounts = (bought: string, all: string, unit: string, unitOfAll = unit) => ({
  customer: { amount: bought, unit },
  supplier: { amount: all, unit: unitOfAll },
})
const BY_REVENUE: AllocationQuestion = {
  method: 'revenue-share',
  supplier: SUPPLIER,
  customer: { period: YEAR },
  driver: amounts('30000.00', '1500000.00', 'GBP'),
}
const supplied = (rest: Partial<AllocationQuestion['supplier']>) => ({ ...SUPPLIER, ...rest })
const asked = (rest: Partial<AllocationQuestion>) => allocate({ ...BY_REVENUE, ...rest })
const given = (rest: Partial<AllocationQuestion>): Allocation => {
  const found = asked(rest)
  if ('code' in found) throw new Error(found.code)
  return found
}

it('takes the share of all, and says how', () => {
  expect(asked({})).toEqual({
    grams: 4_000_000,
    scopes12Grams: 500_000,
    upstreamGrams: 3_500_000,
    share: '0.020000',
    method: 'revenue-share',
    coverage: 'cradle-to-gate',
    isSupplierData: true,
    warnings: [],
    steps: [
      '£30,000 of £1,500,000: a share of 2%.',
      'Scopes 1 and 2 of the supplier, location-based: 20 tonnes and 5 tonnes.',
      'The share of that: 0.5 tonnes.',
      'The share of its upstream emissions of 175 tonnes: 3.5 tonnes.',
      'Together: 4 tonnes.',
    ],
  })
})

describe('units of one dimension', () => {
  test.each([
    ['mass', '1', 'tonnes', '4000', 'kg', '0.250000'],
    ['mass', '1000', 'lb', '1', 'short ton', '0.500000'],
    ['mass', '500', 'g', '1', 'kg', '0.500000'],
    ['volume', '1', 'cubic metres', '4000', 'litres', '0.250000'],
    ['volume', '100', 'gallon', '1', 'cubic metres', '0.378541'],
    ['count', '3', 'piece', '7', 'piece', '0.428571'],
    ['energy', '1', 'MWh', '7.2', 'GJ', '0.500000'],
    ['energy', '1800', 'MJ', '1', 'MWh', '0.500000'],
    ['energy', '1', 'kWh (Gross CV)', '1', 'MWh (Gross CV)', '0.001000'],
    ['area', '30', 'm2', '90', 'm2', '0.333333'],
    ['freight', '100', 'short ton-mile', '1000', 'tonne.km', '0.145997'],
    ['hours', '1.5', 'hours', '6', 'hours', '0.250000'],
  ] as const)('%s: %s %s of %s %s is %s', (method, bought, unit, all, unitOfAll, share) => {
    expect(given({ method, driver: amounts(bought, all, unit, unitOfAll) }).share).toBe(share)
  })
})

test.each([
  ['revenue-share', '24000', '1300000', 'GBP', '£24,000 of £1,300,000: a share of 1.8461%.'],
  [
    'revenue-share',
    '1250.5',
    '99999.99',
    'USD',
    'US$1,250.50 of US$99,999.99: a share of 1.2505%.',
  ],
  ['mass', '1500.00', '12000.125', 'kg', '1,500 kg of 12,000.125 kg: a share of 12.4998%.'],
] as const)('by %s, %s of %s %s is said as people write it', (method, bought, all, unit, said) => {
  expect(given({ method, driver: amounts(bought, all, unit) }).steps[0]).toBe(said)
})

test('what was emitted is said to hundredths of its unit', () => {
  const supplier = supplied({ scope1Grams: 421_900_128 })
  expect(given({ supplier }).steps[1]).toBe(
    'Scopes 1 and 2 of the supplier, location-based: 421.9 tonnes and 5 tonnes.',
  )
})

describe('a product', () => {
  const product = (quantity: string, unit: string, kgCo2e: string, each = '1', of = 'kg') => ({
    method: 'product' as const,
    product: {
      quantity: { amount: quantity, unit },
      declared: { amount: each, unit: of },
      kgCo2e,
    },
  })
  test.each([
    [product('250', 'kg', '1.2'), 300_000],
    [product('2', 'tonnes', '0.75'), 1_500_000],
    [product('10', 'piece', '6', '4', 'piece'), 15_000],
    [product('1', 'kg', '0.0005'), 1],
    [product('1', 'kg', '0.00049'), 0],
  ])('%j comes to %i g', (question, grams) => {
    expect(given(question)).toMatchObject({
      grams,
      share: null,
      scopes12Grams: null,
      upstreamGrams: null,
      method: 'product',
    })
  })
  test.each([
    [product('1', 'kg', '1', '1', 'litres'), 'UNITS_APART', 'product'],
    [product('1', 'bag', '1'), 'UNITS_APART', 'product'],
    [product('1', 'kg', '1', '0'), 'DRIVER_ZERO', 'product.declared'],
    [product('-1', 'kg', '1'), 'DRIVER_NEGATIVE', 'product.quantity'],
    [product('1', 'kg', '-1'), 'EMISSIONS_NEGATIVE', 'product.kgCo2e'],
    [product('900000000000', 'tonnes', '900000000'), 'ALLOCATION_TOO_LARGE', 'supplier'],
    [{ method: 'product' as const }, 'METHOD_NEEDS', 'product'],
  ])('%j is refused: %s', (question, code, field) => {
    expect(asked(question)).toEqual({ code, field })
  })
})

describe('what is not known of the upstream', () => {
  const scopesAlone = supplied({ upstreamGrams: null })
  it('is said, and nothing is made up', () => {
    expect(given({ supplier: scopesAlone })).toMatchObject({
      grams: 500_000,
      scopes12Grams: 500_000,
      upstreamGrams: 0,
      coverage: 'scopes-1-2',
      warnings: ['scopes-1-2-only'],
    })
  })
  it('is taken from a benchmark where there is one', () => {
    const benchmark = { grams: 10_000_001, upstreamShare: '0.5' }
    expect(given({ supplier: scopesAlone, benchmark })).toMatchObject({
      grams: 5_500_001,
      scopes12Grams: 500_000,
      upstreamGrams: 5_000_001,
      coverage: 'cradle-to-gate',
      method: 'hybrid',
      warnings: [],
    })
  })
  it('a benchmark changes nothing where the supplier knows', () => {
    expect(given({ benchmark: { grams: 9, upstreamShare: '1' } })).toEqual(given({}))
  })
})

describe('money', () => {
  it('takes the rate that was sent, with its source', () => {
    const found = given({
      driver: amounts('30000', '1500000', 'EUR', 'GBP'),
      rate: { from: 'EUR', to: 'GBP', value: '0.85', source: 'our bank' },
    })
    expect([found.grams, found.share]).toEqual([3_400_000, '0.017000'])
    expect(found.steps[0]).toBe('1 EUR is 0.85 GBP, by our bank.')
  })
  it('or the mean of the year that most months are in, and says which', () => {
    const found = given({
      driver: amounts('30000', '1500000', 'USD', 'GBP'),
      supplier: supplied({ period: { from: '2023-07', to: '2024-12' } }),
      customer: { period: { from: '2023-10', to: '2024-09' } },
    })
    expect(found.steps[0]).toMatch(/^1 USD is 0\.78\d{4} GBP, the mean of 2024\.$/)
  })
  it('years after 2025 take the rate of 2025', () => {
    const later = { period: { from: '2026-01', to: '2026-12' } }
    const found = given({
      driver: amounts('1', '10', 'USD', 'GBP'),
      supplier: supplied(later),
      customer: later,
    })
    expect(found.steps[0]).toMatch(/the mean of 2025\.$/)
  })
})

describe('scope 2', () => {
  it('is by location unless the market is asked for', () => {
    const supplier = supplied({ scope2MarketGrams: 0 })
    expect(given({ supplier }).scopes12Grams).toBe(500_000)
    expect(given({ supplier, scope2: 'market' }).scopes12Grams).toBe(400_000)
  })
  it('by the market without a figure takes the other, and says so', () => {
    expect(given({ scope2: 'market' }).warnings).toEqual(['scope2-location-instead'])
  })
})

describe('refused', () => {
  const months = (from: string, to: string) => ({ from, to })
  test.each([
    [{ driver: amounts('1', '0', 'GBP') }, 'DRIVER_ZERO', 'driver.supplier'],
    [{ driver: amounts('1', '-5', 'GBP') }, 'DRIVER_ZERO', 'driver.supplier'],
    [{ driver: amounts('-1', '5', 'GBP') }, 'DRIVER_NEGATIVE', 'driver.customer'],
    [{ driver: amounts('6', '5', 'GBP') }, 'DRIVER_EXCEEDS', 'driver.customer'],
    [{ driver: amounts('1', '5', 'kg', 'GBP') }, 'UNITS_APART', 'driver'],
    [{ method: 'mass', driver: amounts('1', '5', 'kg', 'litres') }, 'UNITS_APART', 'driver'],
    [{ method: 'mass', driver: amounts('1', '5', 'litres') }, 'UNITS_APART', 'driver'],
    [
      { method: 'energy', driver: amounts('1', '5', 'kWh (Gross CV)', 'kWh (Net CV)') },
      'UNITS_APART',
      'driver',
    ],
    [{ driver: amounts('1', '5', 'XAU', 'GBP') }, 'RATE_MISSING', 'rate'],
    [{ driver: undefined }, 'METHOD_NEEDS', 'driver'],
    [{ supplier: supplied({ scope1Grams: null }) }, 'METHOD_NEEDS', 'supplier.scope1Grams'],
    [
      { supplier: supplied({ scope2LocationGrams: null }) },
      'METHOD_NEEDS',
      'supplier.scope2LocationGrams',
    ],
    [{ supplier: supplied({ upstreamGrams: -1 }) }, 'EMISSIONS_NEGATIVE', 'supplier.upstreamGrams'],
    [{ supplier: supplied({ netOfOffsets: true }) }, 'NET_OF_OFFSETS', 'supplier.netOfOffsets'],
    [
      { supplier: supplied({ period: months('2021-12', '2022-11') }) },
      'PERIODS_APART',
      'supplier.period',
    ],
    [
      { supplier: supplied({ period: months('2026-01', '2026-12') }) },
      'PERIODS_APART',
      'supplier.period',
    ],
  ] as const)('%j: %s at %s', (question, code, field) => {
    expect(asked(question)).toEqual({ code, field })
  })
})

describe('warned of', () => {
  test.each([
    [{ driver: amounts('0', '5', 'GBP') }, ['nothing-bought']],
    [{ driver: amounts('3', '5', 'GBP') }, ['large-share']],
    [{ driver: amounts('2.5', '5', 'GBP') }, []],
    [{ method: 'whole', driver: undefined }, []],
    [{ supplier: supplied({ period: { from: '2022-01', to: '2022-12' } }) }, ['older-period']],
    [{ supplier: supplied({ period: { from: '2024-07', to: '2025-06' } }) }, ['partial-period']],
    [{ customer: { period: { from: '2025-04', to: '2025-06' } } }, []],
    [
      { supplier: supplied({ scope1Grams: 0, scope2LocationGrams: 0, upstreamGrams: 0 }) },
      ['zero-emissions'],
    ],
    [{ supplier: supplied({ level: 'estimate' }) }, ['estimate-not-primary']],
  ] as const)('%j: %j', (question, warnings) => {
    expect(given(question).warnings).toEqual(warnings)
  })
  it('more than all may be of a customer whose months reach further', () => {
    const supplier = supplied({ period: { from: '2025-01', to: '2025-06' } })
    const found = given({ supplier, driver: amounts('6', '5', 'GBP') })
    expect([found.share, found.warnings]).toEqual(['1.200000', ['large-share', 'partial-period']])
  })
})

describe('whatever the figures', () => {
  const grams = fc.integer({ min: 0, max: 1_000_000_000_000 })
  const cents = fc.integer({ min: 0, max: 1_000_000_000 })
  const money = (amount: number) => (amount / 100).toFixed(2)

  it('customers who together are all of the supplier have all of it, but for rounding', () => {
    fc.assert(
      fc.property(grams, grams, fc.array(cents, { minLength: 1, maxLength: 8 }), (own, up, all) => {
        const total = all.reduce((sum, each) => sum + each, 0)
        if (total === 0) return
        const supplier = supplied({ scope1Grams: own, upstreamGrams: up })
        const parts = all.map((each) =>
          given({ supplier, driver: amounts(money(each), money(total), 'GBP') }),
        )
        const sum = parts.reduce((sumOf, part) => sumOf + part.grams, 0)
        expect(Math.abs(sum - own - up - 5_000_000)).toBeLessThanOrEqual(all.length / 2)
        for (const part of parts)
          expect((part.scopes12Grams ?? 0) + (part.upstreamGrams ?? 0)).toBe(part.grams)
      }),
    )
  })
  it('twice as much bought is twice as much emitted, but for rounding', () => {
    fc.assert(
      fc.property(grams, cents, (own, bought) => {
        const supplier = supplied({ scope1Grams: own })
        const of = (amount: number) =>
          given({ supplier, driver: amounts(money(amount), '99999999.99', 'GBP') }).grams
        expect(Math.abs(of(2 * bought) - 2 * of(bought))).toBeLessThanOrEqual(1)
      }),
    )
  })
  it('a unit and its multiple come to the same gram', () => {
    fc.assert(
      fc.property(grams, fc.integer({ min: 0, max: 5_000 }), (own, tonnes) => {
        const supplier = supplied({ scope1Grams: own })
        const of = (bought: string, unit: string) =>
          given({ method: 'mass', supplier, driver: amounts(bought, '7000', unit, 'tonnes') }).grams
        expect(of(`${tonnes}`, 'tonnes')).toBe(of(`${tonnes}000`, 'kg'))
      }),
    )
  })
})
