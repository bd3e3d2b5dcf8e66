import { expect, test } from 'vitest'
import { type ContributionRule, settingsProblems } from './contribution-settings.ts'
import { storeMinor } from './store-amount.ts'

const range = (from: number, to: number | null, basisPoints = 100) => ({
  from: storeMinor(from),
  to: to === null ? null : storeMinor(to),
  basisPoints,
})
const ranges = (...all: ReturnType<typeof range>[]): ContributionRule => ({
  kind: 'percentage-by-range',
  ranges: all,
})

const grams = (impact: 'co2e' | 'plastic', count: number): ContributionRule => ({
  kind: 'grams-per-order',
  impact,
  grams: count,
})

test.each<[string, ContributionRule, string[]]>([
  ['one tree an order', { kind: 'trees-per-order', trees: 1 }, []],
  ['a hundred trees an order', { kind: 'trees-per-order', trees: 100 }, []],
  ['no tree', { kind: 'trees-per-order', trees: 0 }, ['rule.trees TREES_OUT_OF_BOUNDS']],
  ['part of a tree', { kind: 'trees-per-order', trees: 1.5 }, ['rule.trees TREES_OUT_OF_BOUNDS']],
  ['too many trees', { kind: 'trees-per-order', trees: 101 }, ['rule.trees TREES_OUT_OF_BOUNDS']],
  ['a tree for each penny', { kind: 'trees-per-amount', trees: 1, amount: storeMinor(1) }, []],
  [
    'trees for an amount of nothing',
    { kind: 'trees-per-amount', trees: 1, amount: storeMinor(0) },
    ['rule.amount AMOUNT_OUT_OF_BOUNDS'],
  ],
  ['a hundredth of a per cent', { kind: 'percentage', basisPoints: 1 }, []],
  ['half of it all', { kind: 'percentage', basisPoints: 5_000 }, []],
  [
    'more than half',
    { kind: 'percentage', basisPoints: 5_001 },
    ['rule.basisPoints PERCENTAGE_OUT_OF_BOUNDS'],
  ],
  [
    'a percentage of nothing',
    { kind: 'percentage', basisPoints: 0 },
    ['rule.basisPoints PERCENTAGE_OUT_OF_BOUNDS'],
  ],
  ['rule.ranges that touch', ranges(range(0, 100), range(100, null)), []],
  ['rule.ranges with a gap', ranges(range(0, 100), range(200, 300)), []],
  ['a range of one value', ranges(range(5, 5)), []],
  ['a kilogram of CO2e an order', grams('co2e', 1_000), []],
  ['ten tonnes of CO2e an order', grams('co2e', 10_000_000), []],
  ['more CO2e', grams('co2e', 10_000_001), ['rule.grams CO2E_OUT_OF_BOUNDS']],
  ['no CO2e', grams('co2e', 0), ['rule.grams CO2E_OUT_OF_BOUNDS']],
  ['a hundred kilograms of plastic an order', grams('plastic', 100_000), []],
  ['more plastic', grams('plastic', 100_001), ['rule.grams PLASTIC_OUT_OF_BOUNDS']],
  ['part of a gram', grams('plastic', 0.5), ['rule.grams PLASTIC_OUT_OF_BOUNDS']],
  [
    'grams for an amount of nothing',
    { kind: 'grams-per-amount', impact: 'co2e', grams: 1, amount: storeMinor(0) },
    ['rule.amount AMOUNT_OUT_OF_BOUNDS'],
  ],
  ['no ranges', ranges(), ['rule.ranges NO_RANGES']],
  [
    'twenty ranges',
    ranges(...Array.from({ length: 20 }, (_, at) => range(at * 10, at * 10 + 5))),
    [],
  ],
  [
    'too many ranges',
    ranges(...Array.from({ length: 21 }, (_, at) => range(at * 10, at * 10 + 5))),
    ['rule.ranges TOO_MANY_RANGES'],
  ],
  [
    'rule.ranges that overlap',
    ranges(range(0, 101), range(100, null)),
    ['rule.ranges.0.to RANGES_OVERLAP'],
  ],
  [
    'an open range before another',
    ranges(range(0, null), range(100, null)),
    ['rule.ranges.0.to OPEN_RANGE_NOT_LAST'],
  ],
  [
    'a range that ends before it begins',
    ranges(range(100, 99)),
    ['rule.ranges.0.to RANGE_ENDS_BEFORE_IT_BEGINS'],
  ],
  ['a range below nothing', ranges(range(-1, 5)), ['rule.ranges.0.from AMOUNT_OUT_OF_BOUNDS']],
  [
    'a range without a percentage',
    ranges(range(0, 5, 0)),
    ['rule.ranges.0.basisPoints PERCENTAGE_OUT_OF_BOUNDS'],
  ],
])('%s', (_, rule, problems) => {
  const found = settingsProblems({ rule, plantTreeAlways: false })
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
})

test.each<[string, ContributionRule, boolean]>([
  ['trees', { kind: 'trees-per-amount', trees: 1, amount: storeMinor(1_000) }, true],
  ['a part of the checkout, as trees', { kind: 'percentage', basisPoints: 100 }, true],
  ['CO2e', grams('co2e', 1_000), false],
  [
    'a part of the checkout, as plastic',
    { kind: 'percentage', basisPoints: 100, impact: 'plastic' },
    false,
  ],
])('a tree is planted always only where orders fund trees: %s', (_, rule, isFine) => {
  const found = settingsProblems({ rule, plantTreeAlways: true })
  expect(found.map(({ problem }) => problem)).toEqual(isFine ? [] : ['NOT_A_RULE_OF_TREES'])
})
