import { describe, expect, test } from 'vitest'
import { calendarDate, monthOfYear } from '../../../calendar/calendar.ts'
import type { CategoryKey } from '../scopes.ts'
import type { CheckedLine } from './checked-line.ts'
import { duplicateWarnings } from './duplicate-warnings.ts'
import { gapWarnings } from './gap-warnings.ts'
import { lineWarnings } from './line-warnings.ts'
import { repeatedRowWarnings } from './repeated-rows.ts'
import { lastYearWarnings, missingWarnings, perPersonWarnings } from './whole-warnings.ts'

const TONNE = 1_000_000

const line = (change: Partial<CheckedLine> = {}): CheckedLine => ({
  id: 'a',
  name: 'Gas of the bakery',
  category: 'stationaryCombustion',
  site: null,
  factorId: 'uk-2025:gas',
  factorName: 'Gaseous fuels > Natural gas',
  activity: 'gas',
  quantity: 24_500,
  unit: 'kWh (Gross CV)',
  from: '2025-01',
  to: '2025-12',
  grams: 4_482_520,
  isSpend: false,
  isOfVehicle: false,
  isOfMeter: false,
  hasContract: false,
  files: [],
  ...change,
})

const expected = (benchmark: number, lastYear: readonly CheckedLine[] = []) => ({
  benchmarks: new Map<CategoryKey, number>([['stationaryCombustion', benchmark]]),
  estimateTotal: 100 * TONNE,
  lastYear,
})
const HUGE = line({ quantity: 24_500_000, grams: 4_482_520_000 })

describe('a line', () => {
  test('of 24.5 GWh where the benchmark is 20 t asks whether 24,500 kWh are meant, and again before it is saved', () => {
    const [warning] = lineWarnings([HUGE], expected(20 * TONNE))
    expect(warning).toMatchObject({ rule: 'thousand', asksAgain: true, lineIds: ['a'] })
    expect(warning?.sentence).toContain('Did you mean 24,500 kWh')
  })

  test.each([
    ['three times the benchmark, and no more', 60 * TONNE, 20 * TONNE, []],
    ['more than three times, and large', 61 * TONNE, 20 * TONNE, ['benchmark']],
    ['more than three times, and small', TONNE, 0.1 * TONNE, []],
    ['without a benchmark', 61 * TONNE, 0, []],
  ])('of %s warns as it should', (_, grams, benchmark, rules) => {
    const found = lineWarnings([line({ grams })], expected(benchmark))
    expect(found.map(({ rule }) => rule)).toEqual(rules)
    expect(found.some(({ asksAgain }) => asksAgain)).toBe(false)
  })

  test.each([
    [24_500_000, 'Did you mean 20,000 kWh'],
    [24, 'Did you mean 24,000 kWh'],
    [60_000, null],
    [24_500, null],
  ])('of %d kWh, where it was 20,000 last year, says %s', (quantity, words) => {
    const now = line({ quantity: words?.includes('20,000') ? 20_000_000 : quantity })
    const grams = now.quantity * 183
    const before = line({ id: 'b', quantity: 20_000, grams: 20_000 * 183 })
    const [warning] = lineWarnings([{ ...now, grams }], expected(0, [before]))
    expect(warning?.sentence ?? null).toEqual(
      words === null ? null : expect.stringContaining(words),
    )
  })

  test.each([
    [24.5, 'alone', ['Did you mean 24,500 kWh']],
    [24.5, 'beside another', []],
    [2_450, 'alone', []],
    [0.2, 'alone', []],
  ])(
    'of %d kWh, %s, where the benchmark is 5 t, asks what is meant: %j',
    (quantity, where, words) => {
      const typed = line({ quantity, grams: quantity * 183 })
      const other = line({ id: 'b', category: 'mobileCombustion', unit: 'km', quantity: 9 })
      const lines = where === 'alone' ? [typed] : [typed, other]
      const found = lineWarnings(lines, expected(5 * TONNE))
      expect(found.map(({ sentence }) => sentence)).toEqual(
        words.map((each) => expect.stringContaining(each)),
      )
    },
  )

  test('that changes is another warning', () => {
    const keyOf = (one: CheckedLine) => lineWarnings([one], expected(20 * TONNE))[0]?.key
    expect(keyOf(HUGE)).toBe(keyOf({ ...HUGE, name: 'Gas' }))
    expect(keyOf(HUGE)).not.toBe(keyOf({ ...HUGE, quantity: 25_000_000 }))
  })
})

describe('what is counted twice', () => {
  const power = (change: Partial<CheckedLine>) =>
    line({ category: 'indirectElectricityEmissions', unit: 'kWh', ...change })

  test.each([
    ['the same line twice', [line(), line({ id: 'b' })], 1],
    ['the same in other months', [line({ to: '2025-03' }), line({ id: 'b', from: '2025-04' })], 0],
    ['at another place', [line(), line({ id: 'b', site: 'Mill' })], 0],
    ['another quantity', [line(), line({ id: 'b', quantity: 1 })], 0],
    ['two vehicles alike', [line({ isOfVehicle: true }), line({ id: 'b', isOfVehicle: true })], 0],
    [
      'one file behind two lines',
      [line({ files: ['x'] }), line({ id: 'b', quantity: 1, files: ['x'] })],
      1,
    ],
    [
      'a meter in energy and in money',
      [power({}), power({ id: 'b', unit: 'GBP', quantity: 2, isSpend: true })],
      1,
    ],
    [
      'a meter, and a figure without a place',
      [line({ isOfMeter: true, site: 'Mill' }), line({ id: 'b', quantity: 1 })],
      1,
    ],
    [
      'a meter, and a figure of another place',
      [line({ isOfMeter: true, site: 'Mill' }), line({ id: 'b', quantity: 1, site: 'Shop' })],
      0,
    ],
    [
      'a meter, and something else of its category',
      [line({ isOfMeter: true }), line({ id: 'b', quantity: 1, activity: 'wood' })],
      0,
    ],
    ['two meters', [line({ isOfMeter: true }), line({ id: 'b', quantity: 1, isOfMeter: true })], 0],
    [
      'the kilometres and the fuel of a fleet',
      [
        line({ category: 'mobileCombustion', unit: 'km' }),
        line({ id: 'b', category: 'mobileCombustion', unit: 'litres', quantity: 2 }),
      ],
      1,
    ],
  ] as const)('%s gives as many warnings as it should', (_, lines, count) => {
    const found = duplicateWarnings(lines)
    expect(found).toHaveLength(count)
    for (const { lineIds } of found) expect([...lineIds].toSorted()).toEqual(['a', 'b'])
  })
})

test.each([
  [2, 'professional services', 60_000, 0],
  [2, 'professional services', 60_001, 1],
  [2, 'manufacturing', 60_001, 0],
  [0, 'professional services', 60_001, 0],
])(
  'electricity of %d people in %s is looked at from so many kWh on: %d',
  (people, group, quantity, count) => {
    const power = line({ category: 'indirectElectricityEmissions', unit: 'kWh', quantity })
    expect(perPersonWarnings([power], { people, group })).toHaveLength(count)
  },
)

test.each([
  [10, 21, 1],
  [10, 20, 0],
  [10, 4, 1],
  [10, 5, 0],
  [0, 20, 0],
])('a category of %d t last year and %d t now is asked about: %d', (before, now, count) => {
  const category = 'businessTravel' as const
  const found = lastYearWarnings(
    [{ category, grams: now * TONNE }],
    [{ category, grams: before * TONNE }],
  )
  expect(found).toHaveLength(count)
})

test('what usually goes with what is entered is missed, unless it does not apply', () => {
  const power = line({ category: 'indirectElectricityEmissions' })
  const having = {
    lines: [power, power, power, power, power],
    people: 12,
    hasVehicles: true,
    doesNotApply: [],
    hasLosses: false,
  } as const
  expect(missingWarnings(having).map(({ key }) => key)).toEqual([
    'missing:fuel',
    'missing:commuting',
    'missing:losses',
  ])
  const told = missingWarnings({
    ...having,
    hasLosses: true,
    doesNotApply: ['mobileCombustion', 'employeeCommutingAndRemoteWorking'],
  })
  expect(told).toEqual([])
})

describe('gas that is entered for some months', () => {
  const year = (country: string) => ({ startMonth: monthOfYear(2025, 1), country })
  test.each([
    ['GB', '2025-01', '2025-12', null],
    ['GB', '2025-01', '2025-10', 'November 2025 and December 2025'],
    ['GB', '2025-03', '2025-12', 'January 2025 and February 2025'],
    ['NZ', '2025-01', '2025-06', 'July 2025 and August 2025'],
    ['NZ', '2025-05', '2025-08', null],
  ])('in %s, from %s to %s, misses of winter: %s', (country, from, to, words) => {
    const found = gapWarnings([line({ from, to, site: 'Leeds' })], year(country))
    expect(found.map(({ sentence }) => sentence)).toEqual(
      words
        ? [`Gas of Leeds is entered for some months, and not for ${words}, when most is burnt.`]
        : [],
    )
  })

  test('is no gap where another line of the place has those months, and one where another place has', () => {
    const halves = [line({ to: '2025-06' }), line({ id: 'b', from: '2025-07' })]
    expect(gapWarnings(halves, year('GB'))).toEqual([])
    const apart = halves.map((half) => ({ ...half, site: half.id }))
    expect(gapWarnings(apart, year('GB'))).toHaveLength(2)
  })
})

test('a payment that a ledger has more than once is asked about, once for each supplier', () => {
  const row = {
    supplier: 'Brooks & Sons',
    day: calendarDate(2025, 3, 4),
    net: 120_000,
    currency: 'GBP',
    count: 2,
    lineIds: ['a'],
  }
  const found = repeatedRowWarnings([row, { ...row, net: 20_000, lineIds: ['b'] }])
  expect(found).toMatchObject([{ rule: 'duplicate', lineIds: ['a', 'b'] }])
  expect(found[0]?.sentence).toBe(
    'Your ledger has GBP 1,200.00 to Brooks & Sons on 4 March 2025 twice, and 1 more like it. Please check that nothing was booked twice.',
  )
  expect(repeatedRowWarnings([row, { ...row, supplier: 'Voss' }])).toHaveLength(2)
})

test('scope 2 by the rate of a contract is asked about until a file shows the contract', () => {
  const nothing = { people: 1, hasVehicles: false, doesNotApply: [], hasLosses: true }
  const power = line({ category: 'indirectElectricityEmissions', hasContract: true })
  expect(missingWarnings({ ...nothing, lines: [power] })).toMatchObject([
    { rule: 'missing', lineIds: ['a'], sentence: expect.stringContaining('no file shows it') },
  ])
  expect(missingWarnings({ ...nothing, lines: [{ ...power, files: ['x'] }] })).toEqual([])
})
