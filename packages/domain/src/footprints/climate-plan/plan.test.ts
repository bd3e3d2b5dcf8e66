import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate, Month } from '../../calendar/calendar.ts'
import type { FootprintStatus } from '../company-footprints/periods/footprint-periods.ts'
import {
  exceededGrams,
  forecastGrams,
  overSaved,
  type PlannedAction,
  savesFrom,
} from './actions.ts'
import { baseYearFootprint } from './base-year.ts'
import {
  type DividedFootprint,
  INTENSITY_COUNTS,
  type IntensityCounts,
  intensityYears,
  unknownYears,
} from './intensity.ts'
import { sampleTarget } from './sample-target.ts'
import { targetProgress } from './target-progress.ts'
import type { Target } from './targets.ts'

const TODAY = '2026-11-22' as CalendarDate
const footprint = (start: string, status: FootprintStatus, total = 100) => ({
  startMonth: start as Month,
  status,
  scopes: { scope1: total / 2, scope2: total / 10, scope3: (total * 4) / 10 },
  scope2Market: null,
  ownCars: null,
})
const action = (change: Partial<PlannedAction> = {}): PlannedAction => ({
  category: 'reduction',
  status: 'estimated',
  scope: 1,
  gramsAYear: 10,
  dueOn: '2027-06-30' as CalendarDate,
  ...change,
})

describe('the base-year footprint', () => {
  const rows: [string, ReturnType<typeof footprint>[], string | null][] = [
    [
      'latest in the fiscal year',
      [footprint('2024-04', 'estimated'), footprint('2025-03', 'estimated')],
      '2025-03',
    ],
    [
      'latest in the fiscal year, in whatever order they come',
      [footprint('2025-03', 'estimated'), footprint('2024-04', 'estimated')],
      '2025-03',
    ],
    [
      'not the one after the year',
      [footprint('2024-05', 'estimated'), footprint('2025-04', 'verified')],
      '2024-05',
    ],
    [
      'a declared one before a later estimate',
      [footprint('2024-04', 'declared'), footprint('2025-01', 'estimated')],
      '2024-04',
    ],
    [
      'one being verified before a later estimate',
      [footprint('2024-06', 'verifying'), footprint('2025-01', 'estimated')],
      '2024-06',
    ],
    [
      'an estimate in the year before a declared one earlier',
      [footprint('2023-01', 'declared'), footprint('2024-07', 'estimated')],
      '2024-07',
    ],
    [
      'the soonest before the year',
      [footprint('2021-01', 'estimated'), footprint('2024-03', 'estimated')],
      '2024-03',
    ],
    [
      'the soonest declared before the year',
      [footprint('2021-01', 'verified'), footprint('2024-03', 'estimated')],
      '2021-01',
    ],
    ['none, where all begin later', [footprint('2025-04', 'verified')], null],
    ['none of none', [], null],
  ]
  test.each(rows)('is %s', (_, footprints, start) => {
    const found = baseYearFootprint(footprints, '2024-04' as Month)
    expect(found?.startMonth ?? null).toBe(start)
  })
})

describe('what an action saves', () => {
  const calendar = { baseMonth: '2024-04' as Month, today: TODAY }
  test.each([
    ['counts from the first fiscal year after it is due', {}, 2028],
    ['counts in a fiscal year that begins that very day', { dueOn: '2027-04-01' }, 2027],
    ['not done in time: from the first year after today', { dueOn: '2025-01-31' }, 2027],
    ['done: from the first year after it was', { dueOn: '2025-01-31', status: 'declared' }, 2025],
    ['never counts without a date', { dueOn: null }, null],
    ['never counts as an offset', { category: 'offset', scope: null }, null],
    ['never counts as knowledge', { category: 'knowledge', scope: null }, null],
  ] as const)('%s', (_, change, year) => {
    expect(savesFrom(action(change as Partial<PlannedAction>), calendar)).toBe(year)
  })

  test('leaves the forecast, unless the last footprint has it already, or another scope is meant', () => {
    const given = (actions: PlannedAction[], covers: Target['covers'] = 'all') => ({
      ...calendar,
      covers,
      actions,
      from: { year: 2025, grams: 100, scopes: { scope1: 50, scope2: 0, scope3: 50 } },
    })
    const done = action({ status: 'declared', dueOn: '2025-01-31' as CalendarDate })
    expect(forecastGrams(given([action(), done]), 2027)).toBe(100)
    expect(forecastGrams(given([action(), done]), 2028)).toBe(90)
    expect(forecastGrams(given([action()], 'scope-3'), 2028)).toBe(100)
  })

  test('is of a scope at most what the scope emits, however many save there', () => {
    const from = { year: 2025, grams: 180, scopes: { scope1: 8, scope2: 20, scope3: 152 } }
    const given = (actions: PlannedAction[]) =>
      ({ ...calendar, covers: 'all', actions, from }) as const
    const [huge, more] = [action({ gramsAYear: 500 }), action({ gramsAYear: 5, scope: 2 })]
    expect(forecastGrams(given([huge]), 2028)).toBe(172)
    expect(forecastGrams(given([huge, huge, more]), 2028)).toBe(167)
    expect(overSaved(given([huge, huge, more]), 2028)).toMatchObject([{ scope: huge.scope }])
    expect(overSaved(given([more]), 2028)).toEqual([])
    const exact = given([action({ gramsAYear: 8 })])
    expect(forecastGrams(exact, 2028)).toBe(172)
    expect(overSaved(exact, 2028)).toEqual([])
    expect(overSaved({ ...given([huge]), covers: 'scope-3' }, 2028)).toEqual([])
  })

  test('is impossible beyond what its scope ever emitted, unless it is complete', () => {
    const years = [8, 6].map((scope1) => ({ scopes: { scope1, scope2: 1, scope3: 1 } }))
    expect(exceededGrams(action({ gramsAYear: 9 }), years)).toBe(8)
    expect(exceededGrams(action({ gramsAYear: 8 }), years)).toBeNull()
    expect(exceededGrams(action({ gramsAYear: 9, status: 'declared' }), years)).toBeNull()
    expect(exceededGrams(action({ gramsAYear: 9, scope: null }), years)).toBeNull()
    expect(exceededGrams(action({ gramsAYear: 9 }), [])).toBeNull()
  })

  test('offsets of any size change no forecast', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 15 }), (gramsAYear) => {
        const plan = { footprints: [footprint('2024-04', 'declared')], today: TODAY }
        const offset = action({ category: 'offset', scope: null, gramsAYear })
        expect(targetProgress(sampleTarget(), { ...plan, actions: [offset] })).toEqual(
          targetProgress(sampleTarget(), { ...plan, actions: [] }),
        )
      }),
    )
  })
})

describe('the progress of a target', () => {
  test('has the path of every year, the footprints of theirs, and the forecast after the last', () => {
    const footprints = [
      footprint('2024-04', 'declared', 1_000),
      footprint('2026-05', 'estimated', 900),
    ]
    const plan = { footprints, actions: [action({ gramsAYear: 100 })], today: TODAY }
    const progress = targetProgress(sampleTarget(), plan)
    expect(progress).toMatchObject({ targetGrams: 580, last: { year: 2026, gap: 40 }, gap: 220 })
    expect(progress?.years.map(({ year, ...rest }) => [year, ...Object.values(rest)])).toEqual([
      [2024, 1_000, 1_000, 'declared', null],
      [2025, 930, null, null, null],
      [2026, 860, 900, 'estimated', 900],
      [2027, 790, null, null, 900],
      [2028, 720, null, null, 800],
      [2029, 650, null, null, 800],
      [2030, 580, null, null, 800],
    ])
  })
  test('follows a base year that was recalculated, where it is known of what it covers', () => {
    const plan = {
      footprints: [footprint('2024-04', 'declared', 1_000)],
      actions: [],
      today: TODAY,
    }
    const original = targetProgress(sampleTarget(), plan)
    const grams = (original?.base.grams ?? 0) * 2
    const { baseMonth } = sampleTarget()
    const unscoped = { baseMonth, grams, scopes: null }
    const again = targetProgress(sampleTarget(), { ...plan, recalculated: unscoped })
    expect(again?.base.grams).toBe(grams)
    expect(again?.targetGrams).toBe((original?.targetGrams ?? 0) * 2)
    const part = sampleTarget({ covers: 'scopes-1-2' })
    expect(targetProgress(part, { ...plan, recalculated: unscoped })).toEqual(
      targetProgress(part, plan),
    )
    const scopes = { scope1: 700, scope2: 200, scope3: 1_100 }
    const scoped = targetProgress(part, { ...plan, recalculated: { baseMonth, grams, scopes } })
    expect(scoped?.base.grams).toBe(900)
    const other = { baseMonth: '1999-01' as Month, grams, scopes }
    expect(targetProgress(sampleTarget(), { ...plan, recalculated: other })).toEqual(original)
  })

  test('is none without a base-year footprint', () => {
    expect(targetProgress(sampleTarget(), { footprints: [], actions: [], today: TODAY })).toBeNull()
  })
})

const WHOLE = { baseMonth: '2024-04' as Month, counts: 'all' } as const

describe('intensity', () => {
  test('divides scopes 1 and 2 by either method, with travel in own cars, or all three', () => {
    const scopes = { scope1: 3_000_000, scope2: 2_000_000, scope3: 95_000_000 }
    const whole = {
      startMonth: '2024-04' as Month,
      status: 'declared' as const,
      scopes,
      scope2Market: 1_000_000,
      ownCars: 500_000,
    }
    const units = [{ year: 2024, units: 10 }]
    const per = (counts: IntensityCounts, footprint: DividedFootprint = whole) =>
      intensityYears({ ...WHOLE, counts }, units, [footprint])[0]?.gramsPerUnit
    expect(INTENSITY_COUNTS.map((counts) => per(counts))).toEqual([
      500_000, 400_000, 550_000, 10_000_000,
    ])
    const old = { ...whole, ownCars: null }
    expect(per('scopes-1-2-travel', old)).toBeUndefined()
    expect(unknownYears({ ...WHOLE, counts: 'scopes-1-2-travel' }, units, [old])).toEqual([2024])
  })

  test('is emissions per unit of the same year, beside the year before', () => {
    const footprints = [
      footprint('2024-04', 'declared', 1_000),
      footprint('2025-04', 'estimated', 900),
    ]
    const units = [2026, 2025, 2024].map((year) => ({ year, units: 10 }))
    expect(intensityYears(WHOLE, units, footprints)).toMatchObject([
      { year: 2024, gramsPerUnit: 100, change: null, status: 'declared' },
      { year: 2025, gramsPerUnit: 90, change: expect.closeTo(-0.1), status: 'estimated' },
    ])
  })

  test('does not compare with twelve months that began in another month', () => {
    const footprints = [footprint('2024-06', 'declared'), footprint('2025-04', 'declared')]
    const units = [2024, 2025].map((year) => ({ year, units: 1 }))
    const years = intensityYears(WHOLE, units, footprints)
    expect(years.map(({ startMonth, change }) => [startMonth, change])).toEqual([
      ['2024-06', null],
      ['2025-04', null],
    ])
  })

  test('does not compare across a year that is missing', () => {
    const footprints = [footprint('2024-04', 'declared'), footprint('2026-04', 'declared')]
    const units = [2024, 2026].map((year) => ({ year, units: 1 }))
    const years = intensityYears(WHOLE, units, footprints)
    expect(years.map(({ change }) => change)).toEqual([null, null])
  })

  test('of the base year is that of its base-year footprint, which may begin before it', () => {
    const footprints = [footprint('2023-06', 'declared', 1_000)]
    const units = [2024, 2025].map((year) => ({ year, units: 10 }))
    expect(intensityYears(WHOLE, units, footprints)).toMatchObject([
      { year: 2024, totalGrams: 1_000, gramsPerUnit: 100 },
    ])
  })

  test('of the base year is of what was recalculated, with what was declared beside it', () => {
    const footprints = [footprint('2024-04', 'declared', 1_000)]
    const units = [{ year: 2024, units: 10 }]
    const { baseMonth } = WHOLE
    const scopes = { scope1: 700, scope2: 200, scope3: 400 }
    const recalculated = { baseMonth, grams: 1_300, scopes }
    const of = { baseMonth, counts: 'scopes-1-2' as const }
    expect(intensityYears({ ...of, recalculated }, units, footprints)).toMatchObject([
      { totalGrams: 900, originalGrams: 600, gramsPerUnit: 90 },
    ])
    const unknown = { ...recalculated, scopes: null }
    expect(intensityYears({ ...of, recalculated: unknown }, units, footprints)).toMatchObject([
      { totalGrams: 600, originalGrams: null },
    ])
  })

  test('is not computed for a year in which nothing was produced', () => {
    const units = [{ year: 2024, units: 0 }]
    const footprints = [footprint('2024-04', 'declared')]
    expect(intensityYears(WHOLE, units, footprints)).toEqual([])
  })

  test('has no change against a year without emissions', () => {
    const footprints = [footprint('2024-04', 'declared', 0), footprint('2025-04', 'declared')]
    const units = [2024, 2025].map((year) => ({ year, units: 1 }))
    const [, second] = intensityYears(WHOLE, units, footprints)
    expect(second).toMatchObject({ gramsPerUnit: 100, change: null })
  })
})
