import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CategoryState } from '../company-footprints/inventory/inventory-categories.ts'
import { CHANGE_PARTS } from './change-parts.ts'
import { likeForLike } from './like-for-like.ts'
import { splitChange } from './split-change.ts'
import type { YearFigures, YearLine } from './year-figures.ts'

const CATEGORIES = [
  'stationaryCombustion',
  'indirectElectricityEmissions',
  'businessTravel',
] as const

const line = (change: Partial<YearLine> = {}): YearLine => ({
  category: 'indirectElectricityEmissions',
  activity: 'uk:electricity',
  site: null,
  company: null,
  unit: 'kWh',
  quantity: 50_000,
  grams: 10_352_500,
  share: 1,
  isSpending: false,
  gwp: 'AR5',
  ...change,
})

type States = Partial<Record<(typeof CATEGORIES)[number], CategoryState>>

/** Categories with lines are entered; others as they are given. */
function year(lines: readonly YearLine[], states: States = {}, rests: number = 0): YearFigures {
  const categories = new Map(
    CATEGORIES.map((category) => {
      const own = lines.filter((each) => each.category === category)
      const entered = own.reduce((sum, { grams }) => sum + grams, 0)
      const state = states[category] ?? (own.length > 0 ? 'figures' : 'not-applicable')
      const restGrams = state === 'figures-and-rest' || state === 'benchmark' ? rests : 0
      return [category, { state, grams: entered + restGrams, restGrams }]
    }),
  )
  return { categories, lines, isExplained: true }
}

const partsOf = (before: YearFigures, now: YearFigures) => splitChange(before, now)[0]?.parts

describe('the change of a category', () => {
  test('of 50,000 kWh at 0.20705 and 45,000 at 0.177 is 1,502.5 kg by the factor and 885 kg by the activity', () => {
    const now = year([line({ quantity: 45_000, grams: 7_965_000 })])
    expect(splitChange(year([line()]), now)).toEqual([
      {
        category: 'indirectElectricityEmissions',
        change: -2_387_500,
        parts: { boundary: 0, factor: -1_502_500, activity: -885_000, method: 0, unmatched: 0 },
      },
    ])
  })

  test('is of the boundary where one year has figures and the other has none', () => {
    const none = year([], { indirectElectricityEmissions: 'open' })
    expect(partsOf(none, year([line()]))).toMatchObject({ boundary: 10_352_500, unmatched: 0 })
    const benchmark = year([], { indirectElectricityEmissions: 'benchmark' }, 9_000_000)
    expect(partsOf(benchmark, year([line()]))).toMatchObject({ boundary: 1_352_500 })
  })

  test('is of the boundary for a site or company that one year has not', () => {
    const leeds = line({ site: 'Leeds' })
    const york = line({ site: 'York', grams: 1_000 })
    expect(partsOf(year([leeds]), year([leeds, york]))).toMatchObject({
      boundary: 1_000,
      activity: 0,
      unmatched: 0,
    })
    const mill = line({ company: 'Mill Ltd', grams: 2_000 })
    expect(partsOf(year([line(), mill]), year([line()]))).toMatchObject({ boundary: -2_000 })
  })

  test('is not of the boundary only because sites were named', () => {
    const now = year([line({ site: 'Leeds' })])
    expect(partsOf(year([line()]), now)).toMatchObject({ boundary: 0, unmatched: 0 })
  })

  test('of a share that grew is of the boundary, as far as it grew', () => {
    const half = line({ company: 'Mill', share: 0.5, quantity: 25_000, grams: 5_000_000 })
    const whole = line({ company: 'Mill', share: 1, quantity: 50_000, grams: 10_000_000 })
    expect(partsOf(year([half]), year([whole]))).toMatchObject({ boundary: 5_000_000 })
  })

  test('from money to quantities, and to other warming potentials, is of the method', () => {
    const spent = line({ activity: 's_train', isSpending: true, unit: 'GBP', grams: 4_000 })
    const driven = line({ activity: 'uk:rail', unit: 'km', grams: 1_000 })
    expect(partsOf(year([spent]), year([driven]))).toMatchObject({ method: -3_000, unmatched: 0 })
    const ar4 = line({ gwp: 'AR4' })
    const now = year([line({ grams: 10_000_000 })])
    expect(partsOf(year([ar4]), now)).toMatchObject({ method: -352_500, factor: 0 })
  })

  test('of an activity that began or ended is unmatched', () => {
    const other = line({ activity: 'uk:heat', grams: 7 })
    expect(partsOf(year([line()]), year([line(), other]))).toMatchObject({ unmatched: 7 })
  })

  test('is not explained by lines that are not those of its sums', () => {
    const before = { ...year([line()]), isExplained: false }
    expect(partsOf(before, year([line({ grams: 1 })]))).toMatchObject({ unmatched: -10_352_499 })
  })

  test('adds up to the gram, whatever the lines', () => {
    const lines = fc.array(
      fc.record({
        category: fc.constantFrom(...CATEGORIES),
        activity: fc.constantFrom('a', 'b'),
        site: fc.constantFrom(null, 'Leeds', 'York'),
        company: fc.constantFrom(null, 'Mill'),
        unit: fc.constantFrom('kWh', 'km'),
        quantity: fc.integer({ min: 0, max: 1_000_000 }),
        grams: fc.integer({ min: 0, max: 1_000_000_000 }),
        share: fc.constantFrom(1, 0.5, 0),
        isSpending: fc.boolean(),
        gwp: fc.constantFrom(null, 'AR4', 'AR5'),
      }),
      { maxLength: 12 },
    )
    const states = fc.record({
      businessTravel: fc.constantFrom<CategoryState>('figures', 'figures-and-rest', 'benchmark'),
    })
    const years = fc
      .tuple(lines, states, fc.integer({ min: 0, max: 1_000_000 }))
      .map(([those, state, rest]) => year(those, state, rest))
    fc.assert(
      fc.property(years, years, (before, now) => {
        for (const { change, parts } of splitChange(before, now)) {
          expect(CHANGE_PARTS.reduce((sum, part) => sum + parts[part], 0)).toBe(change)
        }
      }),
    )
  })
})

describe('like for like', () => {
  test('compares categories that are entered alike, and the same sites', () => {
    const before = year([line({ site: 'Leeds' })])
    const now = year([
      line({ site: 'Leeds', grams: 5_176_250 }),
      line({ site: 'York', grams: 1_000 }),
      line({ category: 'businessTravel', activity: 'uk:rail', grams: 1_000 }),
    ])
    expect(likeForLike(before, now)).toEqual({
      before: 10_352_500,
      now: 5_176_250,
      change: -0.5,
      differs: ['Business travel', 'York'],
    })
  })

  test('has no percentage where less than half of the larger total can be compared', () => {
    const now = year([
      line(),
      line({ category: 'businessTravel', activity: 'uk:rail', grams: 20_000_000 }),
    ])
    expect(likeForLike(year([line()]), now)).toMatchObject({
      change: null,
      differs: ['Business travel'],
    })
  })
})
