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

test.each<[string, ContributionRule, string[]]>([
  ['one tree an order', { kind: 'trees-per-order', trees: 1 }, []],
  ['a hundred trees an order', { kind: 'trees-per-order', trees: 100 }, []],
  ['no tree', { kind: 'trees-per-order', trees: 0 }, ['trees TREES_OUT_OF_BOUNDS']],
  ['part of a tree', { kind: 'trees-per-order', trees: 1.5 }, ['trees TREES_OUT_OF_BOUNDS']],
  ['too many trees', { kind: 'trees-per-order', trees: 101 }, ['trees TREES_OUT_OF_BOUNDS']],
  ['a tree for each penny', { kind: 'trees-per-amount', trees: 1, amount: storeMinor(1) }, []],
  [
    'trees for an amount of nothing',
    { kind: 'trees-per-amount', trees: 1, amount: storeMinor(0) },
    ['amount AMOUNT_OUT_OF_BOUNDS'],
  ],
  ['a hundredth of a per cent', { kind: 'percentage', basisPoints: 1 }, []],
  ['half of it all', { kind: 'percentage', basisPoints: 5_000 }, []],
  [
    'more than half',
    { kind: 'percentage', basisPoints: 5_001 },
    ['basisPoints PERCENTAGE_OUT_OF_BOUNDS'],
  ],
  [
    'a percentage of nothing',
    { kind: 'percentage', basisPoints: 0 },
    ['basisPoints PERCENTAGE_OUT_OF_BOUNDS'],
  ],
  ['ranges that touch', ranges(range(0, 100), range(100, null)), []],
  ['ranges with a gap', ranges(range(0, 100), range(200, 300)), []],
  ['a range of one value', ranges(range(5, 5)), []],
  ['no ranges', ranges(), ['ranges NO_RANGES']],
  [
    'twenty ranges',
    ranges(...Array.from({ length: 20 }, (_, at) => range(at * 10, at * 10 + 5))),
    [],
  ],
  [
    'too many ranges',
    ranges(...Array.from({ length: 21 }, (_, at) => range(at * 10, at * 10 + 5))),
    ['ranges TOO_MANY_RANGES'],
  ],
  ['ranges that overlap', ranges(range(0, 101), range(100, null)), ['ranges.0.to RANGES_OVERLAP']],
  [
    'an open range before another',
    ranges(range(0, null), range(100, null)),
    ['ranges.0.to OPEN_RANGE_NOT_LAST'],
  ],
  [
    'a range that ends before it begins',
    ranges(range(100, 99)),
    ['ranges.0.to RANGE_ENDS_BEFORE_IT_BEGINS'],
  ],
  ['a range below nothing', ranges(range(-1, 5)), ['ranges.0.from AMOUNT_OUT_OF_BOUNDS']],
  [
    'a range without a percentage',
    ranges(range(0, 5, 0)),
    ['ranges.0.basisPoints PERCENTAGE_OUT_OF_BOUNDS'],
  ],
])('%s', (_, rule, problems) => {
  const found = settingsProblems({ rule })
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
})
