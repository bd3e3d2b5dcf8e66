import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate, Month } from '../../quantity/calendar.ts'
import { SECTORS } from '../estimate/sectors.ts'
import type { FootprintStatus } from '../footprint-periods.ts'
import { ACTION_IDEAS, ideasFor } from './action-ideas.ts'
import {
  exceededGrams,
  forecastGrams,
  overSaved,
  type PlannedAction,
  savesFrom,
} from './actions.ts'
import { baseYearFootprint } from './base-year.ts'
import { intensityYears } from './intensity.ts'
import { sbtiChecks } from './sbti.ts'
import { targetProgress } from './target-progress.ts'
import { coveredGrams, pathGrams, type Target, targetNotes } from './targets.ts'

const TODAY = '2026-11-22' as CalendarDate
const footprint = (start: string, status: FootprintStatus, total = 100) => ({
  startMonth: start as Month,
  status,
  scopes: { scope1: total / 2, scope2: total / 10, scope3: (total * 4) / 10 },
})
const target = (change: Partial<Target> = {}): Target => ({
  kind: 'near-term',
  covers: 'all',
  baseMonth: '2024-04' as Month,
  targetYear: 2030,
  reductionBasisPoints: 4_200,
  ...change,
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

describe('the recommended bands', () => {
  test.each([
    ['near-term within', {}, 0],
    ['near-term at 30% in 5 years', { reductionBasisPoints: 3_000, targetYear: 2029 }, 0],
    ['near-term at 60% in 10 years', { reductionBasisPoints: 6_000, targetYear: 2034 }, 0],
    ['near-term below', { reductionBasisPoints: 2_999 }, 1],
    ['near-term above and too far', { reductionBasisPoints: 6_001, targetYear: 2035 }, 2],
    ['near-term too soon', { targetYear: 2028 }, 1],
    ['net-zero within', { kind: 'net-zero', reductionBasisPoints: 9_500, targetYear: 2050 }, 0],
    ['net-zero below', { kind: 'net-zero', reductionBasisPoints: 9_499, targetYear: 2050 }, 1],
    ['net-zero late', { kind: 'net-zero', reductionBasisPoints: 10_000, targetYear: 2051 }, 1],
  ] as const)('%s', (_, change, notes) => {
    expect(targetNotes(target(change))).toHaveLength(notes)
  })
})

describe('the path', () => {
  const grams = fc.integer({ min: 0, max: 10 ** 12 })
  const basisPoints = fc.integer({ min: 1, max: 10_000 })
  test('is the base in the base year, the target in its year, never rising, and linear', () => {
    fc.assert(
      fc.property(grams, basisPoints, fc.integer({ min: 2025, max: 2090 }), (base, cut, by) => {
        const goal = target({ reductionBasisPoints: cut, targetYear: by })
        const path = Array.from({ length: by - 2023 }, (_, at) => pathGrams(base, goal, 2024 + at))
        expect(path[0]).toBe(base)
        expect(path.at(-1)).toBe(Math.round(base * (1 - cut / 10_000)))
        expect(pathGrams(base, goal, by + 5)).toBe(path.at(-1))
        const step = (base * cut) / 10_000 / (by - 2024)
        for (const [at, level] of path.entries()) {
          expect(Math.abs(level - (base - step * at))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
  test('of scopes 1 and 2 and that of scope 3 add up to that of all', () => {
    fc.assert(
      fc.property(grams, grams, grams, (scope1, scope2, scope3) => {
        const scopes = { scope1, scope2, scope3 }
        const parts = coveredGrams('scopes-1-2', scopes) + coveredGrams('scope-3', scopes)
        expect(parts).toBe(coveredGrams('all', scopes))
      }),
    )
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
    expect(forecastGrams(given([action({ gramsAYear: 8 })]), 2028)).toBe(172)
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
        expect(targetProgress(target(), { ...plan, actions: [offset] })).toEqual(
          targetProgress(target(), { ...plan, actions: [] }),
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
    const progress = targetProgress(target(), plan)
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
  test('follows a base year that was recalculated, where it covers all scopes', () => {
    const plan = {
      footprints: [footprint('2024-04', 'declared', 1_000)],
      actions: [],
      today: TODAY,
    }
    const original = targetProgress(target(), plan)
    const grams = (original?.base.grams ?? 0) * 2
    const { baseMonth } = target()
    const again = targetProgress(target(), { ...plan, recalculated: { baseMonth, grams } })
    expect(again?.base.grams).toBe(grams)
    expect(again?.targetGrams).toBe((original?.targetGrams ?? 0) * 2)
    const part = target({ covers: 'scopes-1-2' })
    expect(targetProgress(part, { ...plan, recalculated: { baseMonth, grams } })).toEqual(
      targetProgress(part, plan),
    )
    const other = { baseMonth: '1999-01' as Month, grams }
    expect(targetProgress(target(), { ...plan, recalculated: other })).toEqual(original)
  })

  test('is none without a base-year footprint', () => {
    expect(targetProgress(target(), { footprints: [], actions: [], today: TODAY })).toBeNull()
  })
})

describe('what the Science Based Targets initiative asks', () => {
  const facts = { thisYear: 2025, scope3Share: 0.5, covered: ['all'] as const }
  const unmet = (change: Partial<Target>, with_: Partial<Parameters<typeof sbtiChecks>[1]> = {}) =>
    sbtiChecks(target(change), { ...facts, ...with_ }).flatMap(({ id, isMet }) =>
      isMet ? [] : [id],
    )
  test('the share of scope 3 is written as exactly as the dashboard of the footprint reads', () => {
    const found = (scope3Share: number) =>
      sbtiChecks(target({}), { ...facts, scope3Share }).find(({ id }) => id === 'scope-3')?.found
    expect(found(0.5698)).toBe('Scope 3 is 57% of the base-year footprint, and a target covers it.')
    expect(found(0.4012)).toContain('Scope 3 is 40.1% of')
  })
  test.each([
    ['4.2% a year for 6 years', { reductionBasisPoints: 2_520 }, {}, []],
    ['a hundredth less', { reductionBasisPoints: 2_519 }, {}, ['speed']],
    [
      '2.5% a year of scope 3',
      { covers: 'scope-3', reductionBasisPoints: 1_500 },
      { covered: ['scope-3'] },
      [],
    ],
    [
      'scope 3 of 40% without a target',
      { covers: 'scopes-1-2' },
      { scope3Share: 0.4, covered: ['scopes-1-2'] },
      ['scope-3'],
    ],
    [
      'scope 3 below 40%',
      { covers: 'scopes-1-2' },
      { scope3Share: 0.399, covered: ['scopes-1-2'] },
      [],
    ],
    ['fewer than five years', {}, { thisYear: 2026 }, ['period']],
    [
      'net zero of 90% by 2050',
      { kind: 'net-zero', reductionBasisPoints: 9_000, targetYear: 2050 },
      {},
      [],
    ],
    [
      'net zero late, too little, and without scope 3',
      { kind: 'net-zero', reductionBasisPoints: 8_999, targetYear: 2051 },
      { covered: ['scopes-1-2'] },
      ['reduction', 'year', 'coverage'],
    ],
  ] as const)('%s', (_, change, with_, ids) => {
    expect(unmet(change, with_)).toEqual(ids)
  })
})

describe('intensity', () => {
  test('is emissions per unit of the same year, beside the year before', () => {
    const footprints = [
      footprint('2024-04', 'declared', 1_000),
      footprint('2025-04', 'estimated', 900),
    ]
    const units = [2026, 2025, 2024].map((year) => ({ year, units: 10 }))
    expect(intensityYears('2024-04' as Month, units, footprints)).toMatchObject([
      { year: 2024, gramsPerUnit: 100, change: null, status: 'declared' },
      { year: 2025, gramsPerUnit: 90, change: expect.closeTo(-0.1), status: 'estimated' },
    ])
  })
  test('does not compare across a year that is missing', () => {
    const footprints = [footprint('2024-04', 'declared'), footprint('2026-04', 'declared')]
    const units = [2024, 2026].map((year) => ({ year, units: 1 }))
    const years = intensityYears('2024-04' as Month, units, footprints)
    expect(years.map(({ change }) => change)).toEqual([null, null])
  })
})

describe('ideas', () => {
  test('are there for every group of sectors, and name only groups that there are', () => {
    const groups = new Set(SECTORS.map(({ group }) => group))
    for (const group of groups) expect(ideasFor(group).length, group).toBeGreaterThan(7)
    const named = ACTION_IDEAS.flatMap(({ groups: of }) => (of === 'all' ? [] : of))
    expect(named.filter((group) => !groups.has(group))).toEqual([])
    expect(new Set(ACTION_IDEAS.map(({ id }) => id)).size).toBe(ACTION_IDEAS.length)
  })
})
