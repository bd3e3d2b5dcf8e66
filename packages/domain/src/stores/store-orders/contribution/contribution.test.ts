import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Contribution, contributionOf, rangeOf } from './contribution.ts'
import type { ContributionRule } from './contribution-settings.ts'
import { exchangeRate, SAME_CURRENCY } from './exchange-rate.ts'
import { storeMinor } from './store-amount.ts'

const GBP = {
  version: '2026-1',
  currency: 'GBP',
  microsPerMilliTree: 150,
  microsPerGramCo2e: 6,
  microsPerGramPlastic: 550,
} as const

type Given = {
  readonly net: number
  readonly currency?: string
  readonly rate?: string | null
  readonly always?: boolean
  /** What the amounts of the rule are in, and what that is worth; as the order, where it is not said. */
  readonly amountsIn?: string
  readonly amountRate?: string | null
}

function contribute(rule: ContributionRule, given: Given) {
  const { net, currency = 'GBP', rate, always = false, amountsIn = currency, amountRate } = given
  const rateOf = (text: string | null | undefined) =>
    text === null ? null : text === undefined ? SAME_CURRENCY : exchangeRate(text)
  const order = {
    net: { minor: storeMinor(net), currency },
    rates: { ofOrder: rateOf(rate), ofAmounts: rateOf(amountRate) },
  }
  return contributionOf({ rule, currency: amountsIn, plantTreeAlways: always }, order, GBP)
}

function short(contribution: ReturnType<typeof contributionOf>): string {
  if (typeof contribution === 'string') return contribution
  const { impact, quantity } = contribution
  const funded = impact === 'trees' ? `${quantity} mtree` : `${quantity} g of ${impact}`
  return contribution.billedBy === 'money' ? `${contribution.money.minor} p, ${funded}` : funded
}

const perOrder = { kind: 'trees-per-order', trees: 2 } as const
const perTenPounds = { kind: 'trees-per-amount', trees: 3, amount: storeMinor(1_000) } as const
const percentage = (basisPoints: number) => ({ kind: 'percentage', basisPoints }) as const
const ranges = {
  kind: 'percentage-by-range',
  ranges: [
    { from: storeMinor(1_000), to: storeMinor(5_000), basisPoints: 100 },
    { from: storeMinor(5_000), to: storeMinor(9_999), basisPoints: 200 },
    { from: storeMinor(20_000), to: null, basisPoints: 300 },
  ],
} as const

describe('an order in another currency than the amounts of the rule', () => {
  const perTwentyDollars = {
    kind: 'trees-per-amount',
    trees: 1,
    amount: storeMinor(2_000),
  } as const
  const dollars = { amountsIn: 'USD', amountRate: '0.75' }
  const upToHundredDollars = {
    kind: 'percentage-by-range',
    ranges: [
      { from: storeMinor(0), to: storeMinor(10_000), basisPoints: 100 },
      { from: storeMinor(10_000), to: null, basisPoints: 2_000 },
    ],
  } as const
  test.each<[string, ContributionRule, Given, string]>([
    // US$44, US$68, US$60 and US$40.
    [
      '15,000 forints',
      perTwentyDollars,
      { net: 1_500_000, currency: 'HUF', rate: '0.0022' },
      '2000 mtree',
    ],
    [
      '99,000 won',
      perTwentyDollars,
      { net: 99_000, currency: 'KRW', rate: '0.000515' },
      '3000 mtree',
    ],
    [
      '5,000 rupees',
      perTwentyDollars,
      { net: 500_000, currency: 'INR', rate: '0.009' },
      '3000 mtree',
    ],
    [
      '12.345 dinars',
      perTwentyDollars,
      { net: 12_345, currency: 'KWD', rate: '2.43024' },
      '2000 mtree',
    ],
    ['20 dollars', perTwentyDollars, { net: 2_000, currency: 'USD', rate: '0.75' }, '1000 mtree'],
    ['£15, which are 20 dollars', perTwentyDollars, { net: 1_500 }, '1000 mtree'],
    [
      '400 kronor, which are 39 dollars',
      upToHundredDollars,
      { net: 40_000, currency: 'SEK', rate: '0.0773' },
      '30 p, 2000 mtree',
    ],
  ])('is exchanged before it is compared with them: %s', (_, rule, given, expected) => {
    expect(short(contribute(rule, { ...given, ...dollars }))).toBe(expected)
  })

  test.each<[string, Given]>([
    ['its own rate', { net: 5_000, currency: 'KWD', rate: null, ...dollars }],
    [
      'that of the amounts',
      { net: 5_000, currency: 'KWD', rate: '2.4', amountsIn: 'AED', amountRate: null },
    ],
  ])('waits for %s, whatever the rule is', (_, given) => {
    for (const rule of [perTwentyDollars, upToHundredDollars])
      expect(contribute(rule, given)).toBe('NO_RATE')
  })

  test('that plants the same trees whatever it is worth needs no rate', () => {
    const given = { net: 5_000, currency: 'KWD', rate: null, amountsIn: 'AED', amountRate: null }
    expect(short(contribute(perOrder, given))).toBe('2000 mtree')
  })
})

describe('an order contributes', () => {
  test.each<[string, ContributionRule, Given, string]>([
    ['the same trees whatever it is worth', perOrder, { net: 4_000 }, '2000 mtree'],
    ['its trees although it is worth nothing', perOrder, { net: 0 }, '2000 mtree'],
    ['trees for each whole amount', perTenPounds, { net: 2_999 }, '6000 mtree'],
    ['none below the first amount', perTenPounds, { net: 999 }, '0 mtree'],
    [
      'one tree below the first amount where a tree is always planted',
      perTenPounds,
      { net: 999, always: true },
      '1000 mtree',
    ],
    [
      'no tree on top where it plants some already',
      perTenPounds,
      { net: 1_000, always: true },
      '3000 mtree',
    ],
    ['a percentage, rounded down', percentage(150), { net: 3_333 }, '49 p, 3266 mtree'],
    ['a hundredth of a per cent', percentage(1), { net: 10_000 }, '1 p, 66 mtree'],
    ['nothing of a percentage of nothing', percentage(150), { net: 0 }, '0 p, 0 mtree'],
    [
      'the price of a tree where a percentage pays for less',
      percentage(100),
      { net: 1_400, always: true },
      '15 p, 1000 mtree',
    ],
    [
      'a percentage by itself where it pays for a tree',
      percentage(100),
      { net: 1_500, always: true },
      '15 p, 1000 mtree',
    ],
    [
      'a percentage by itself where it pays for more than a tree',
      percentage(100),
      { net: 3_000, always: true },
      '30 p, 2000 mtree',
    ],
    [
      'the same grams of CO2e whatever it is worth',
      { kind: 'grams-per-order', impact: 'co2e', grams: 2_500 },
      { net: 0 },
      '2500 g of co2e',
    ],
    [
      'grams of plastic for each whole amount',
      { kind: 'grams-per-amount', impact: 'plastic', grams: 100, amount: storeMinor(1_000) },
      { net: 2_999 },
      '200 g of plastic',
    ],
    [
      'the CO2e that a percentage pays for',
      { ...percentage(150), impact: 'co2e' },
      { net: 3_333 },
      '49 p, 81666 g of co2e',
    ],
    [
      'the plastic that the percentage of its range pays for',
      { ...ranges, impact: 'plastic' },
      { net: 5_000 },
      '100 p, 1818 g of plastic',
    ],
    [
      'no tree on top of CO2e',
      { kind: 'grams-per-amount', impact: 'co2e', grams: 1, amount: storeMinor(1_000) },
      { net: 999, always: true },
      '0 g of co2e',
    ],
    [
      'nothing unseen beyond a thousand tonnes of plastic',
      { kind: 'grams-per-amount', impact: 'plastic', grams: 100_000, amount: storeMinor(1) },
      { net: 10_001 },
      'TOO_LARGE',
    ],
    [
      'nothing unseen beyond a hundred thousand tonnes of CO2e',
      { ...percentage(5_000), impact: 'co2e' },
      { net: 200_000_000 },
      'TOO_LARGE',
    ],
    ['nothing below the first range', ranges, { net: 999 }, '0 p, 0 mtree'],
    ['by the range that begins with it', ranges, { net: 1_000 }, '10 p, 666 mtree'],
    ['by the upper range where two touch', ranges, { net: 5_000 }, '100 p, 6666 mtree'],
    ['by the range that ends with it', ranges, { net: 9_999 }, '199 p, 13266 mtree'],
    ['nothing in a gap', ranges, { net: 10_000 }, '0 p, 0 mtree'],
    ['by the open range', ranges, { net: 1_000_000 }, '30000 p, 2000000 mtree'],
    ['a tree outside every range', ranges, { net: 0, always: true }, '15 p, 1000 mtree'],
    [
      'a percentage at the rate of its day, exactly',
      percentage(100),
      { net: 100_000, currency: 'EUR', rate: '0.86505' },
      '865 p, 57666 mtree',
    ],
    [
      'a percentage of a currency without decimals',
      percentage(100),
      { net: 100_000, currency: 'JPY', rate: '0.0049' },
      '490 p, 32666 mtree',
    ],
    [
      'a percentage of a currency with three decimals',
      percentage(100),
      { net: 100_000, currency: 'KWD', rate: '2.5' },
      '250 p, 16666 mtree',
    ],
    [
      'nothing below the first range, whatever the rate is',
      ranges,
      { net: 999, currency: 'EUR', rate: null },
      '0 p, 0 mtree',
    ],
    [
      'the one tree that is always planted, which needs no rate',
      ranges,
      { net: 999, currency: 'EUR', rate: null, always: true },
      '15 p, 1000 mtree',
    ],
    [
      'nothing yet where no rate is known',
      percentage(100),
      { net: 1, currency: 'EUR', rate: null },
      'NO_RATE',
    ],
    [
      'trees although no rate is known',
      perOrder,
      { net: 1, currency: 'EUR', rate: null },
      '2000 mtree',
    ],
    [
      'nothing unseen beyond a million trees',
      { kind: 'trees-per-amount', trees: 100, amount: storeMinor(1) },
      { net: 10_001 },
      'TOO_LARGE',
    ],
    [
      'a million trees at most',
      { kind: 'trees-per-amount', trees: 100, amount: storeMinor(1) },
      { net: 10_000 },
      '1000000000 mtree',
    ],
    [
      'a million trees by percentage too',
      percentage(5_000),
      { net: 30_000_000 },
      '15000000 p, 1000000000 mtree',
    ],
    ['no more by percentage either', percentage(5_000), { net: 30_000_000_000 }, 'TOO_LARGE'],
  ])('%s', (_, rule, given, says) => {
    expect(short(contribute(rule, given))).toBe(says)
  })
})

test('no percentage gives more than its share of the order, nor trees that it does not pay for', () => {
  const rate = fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 999_999 }))
    .map(([units, parts]) => `${units}.${String(parts).padStart(6, '0')}`)
  fc.assert(
    fc.property(
      fc.nat(200_000),
      fc.integer({ min: 1, max: 5_000 }),
      rate,
      (net, basisPoints, text) => {
        const given = { net, currency: 'EUR', rate: text }
        const got = contribute(percentage(basisPoints), given) as Contribution
        if (got.billedBy !== 'money') throw new Error('a percentage is billed as money')
        const exact = BigInt(net) * BigInt(basisPoints) * BigInt(text.replace('.', ''))
        const asMicro = BigInt(got.money.minor) * 10_000n * 1_000_000n
        expect(asMicro <= exact && asMicro + 10_000n * 1_000_000n > exact).toBe(true)
        expect(got.quantity * GBP.microsPerMilliTree).toBeLessThanOrEqual(got.money.minor * 10_000)
      },
    ),
  )
})

test('a larger order never contributes less within a range', () => {
  const rule = fc.constantFrom<ContributionRule>(perOrder, perTenPounds, percentage(237))
  fc.assert(
    fc.property(
      rule,
      fc.nat(1_000_000),
      fc.nat(1_000_000),
      fc.boolean(),
      (one, a, more, always) => {
        const trees = (net: number) => (contribute(one, { net, always }) as Contribution).quantity
        expect(trees(a + more)).toBeGreaterThanOrEqual(trees(a))
      },
    ),
  )
})

test('a value lies in one range or in none', () => {
  expect(rangeOf(ranges.ranges, storeMinor(4_999))).toBe(ranges.ranges[0])
  expect(rangeOf(ranges.ranges, storeMinor(15_000))).toBeNull()
  expect(rangeOf([], storeMinor(1))).toBeNull()
})
