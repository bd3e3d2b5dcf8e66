import { describe, expect, test } from 'vitest'
import type { Month } from '../../calendar/calendar.ts'
import { sampleTarget } from './sample-target.ts'
import { type SbtiCheck, type SbtiFacts, sbtiChecks } from './sbti.ts'
import type { BaseCategory } from './sbti-coverage.ts'
import type { Target } from './targets.ts'

type SbtiCase = { target?: Partial<Target>; facts?: Partial<SbtiFacts> }

const category = (change: Partial<BaseCategory>): BaseCategory => ({
  name: 'Purchased goods and services',
  scope: 3,
  grams: 1_000,
  isDeclared: true,
  isDoubted: false,
  ...change,
})
const DECLARED = [category({}), category({ name: 'Stationary combustion', scope: 1 })]

/** 42% of all scopes from 2024 to 2030, submitted in 2025; scope 3 is half of the footprint. */
const checks = ({ target, facts }: SbtiCase) =>
  sbtiChecks(sampleTarget(target), {
    thisYear: 2025,
    scope3Share: 0.5,
    covered: ['all'],
    baseYear: DECLARED,
    ...facts,
  })
const unmet = (asked: SbtiCase) => checks(asked).flatMap(({ id, isMet }) => (isMet ? [] : [id]))
const netZero = { kind: 'net-zero', reductionBasisPoints: 9_000, targetYear: 2050 } as const

describe('the Science Based Targets initiative accepts', () => {
  test.each<[string, SbtiCase]>([
    ['4.2% of the base year for each of 6 years', { target: { reductionBasisPoints: 2_520 } }],
    [
      '2.5% of scope 3 for each of 6 years',
      {
        target: { covers: 'scope-3', reductionBasisPoints: 1_500 },
        facts: { covered: ['scope-3'] },
      },
    ],
    [
      'everything in 31 years',
      { target: { baseMonth: '1999-01' as Month, reductionBasisPoints: 10_000 } },
    ],
    ['five years from submission', { facts: { thisYear: 2025 } }],
    ['ten years from submission', { facts: { thisYear: 2020 } }],
    [
      'scope 3 just below 40% without a target',
      { target: { covers: 'scopes-1-2' }, facts: { scope3Share: 0.399, covered: ['scopes-1-2'] } },
    ],
    [
      'scope 3 of 40% with a target of its own',
      {
        target: { covers: 'scopes-1-2' },
        facts: { scope3Share: 0.4, covered: ['scopes-1-2', 'scope-3'] },
      },
    ],
    ['net zero of 90% by 2050', { target: netZero }],
    [
      'net zero in two targets',
      { target: { ...netZero, covers: 'scope-3' }, facts: { covered: ['scopes-1-2', 'scope-3'] } },
    ],
  ])('%s', (_, asked) => {
    expect(unmet(asked)).toEqual([])
  })
})

describe('the Science Based Targets initiative does not accept', () => {
  test.each<[string, SbtiCase, SbtiCheck['id'][]]>([
    ['a hundredth of a per cent less', { target: { reductionBasisPoints: 2_519 } }, ['speed']],
    [
      'a hundredth of a per cent less of scope 3',
      {
        target: { covers: 'scope-3', reductionBasisPoints: 1_499 },
        facts: { covered: ['scope-3'] },
      },
      ['speed'],
    ],
    ['four years from submission', { facts: { thisYear: 2026 } }, ['period']],
    ['eleven years from submission', { facts: { thisYear: 2019 } }, ['period']],
    [
      'scope 3 of 40% without a target',
      {
        target: { covers: 'scopes-1-2' },
        facts: { scope3Share: 0.4, covered: ['scopes-1-2'] },
      },
      ['scope-3'],
    ],
    [
      'net zero of less than 90%',
      { target: { ...netZero, reductionBasisPoints: 8_999 } },
      ['reduction'],
    ],
    ['net zero after 2050', { target: { ...netZero, targetYear: 2051 } }, ['year']],
    [
      'net zero without scope 3',
      { target: netZero, facts: { covered: ['scopes-1-2'] } },
      ['coverage'],
    ],
    [
      'net zero of scope 3 alone',
      { target: netZero, facts: { covered: ['scope-3'] } },
      ['coverage'],
    ],
  ])('%s', (_, asked, ids) => {
    expect(unmet(asked)).toEqual(ids)
  })
})

describe('each criterion says what it asks and how the target stands to it', () => {
  const within = 'Declared in the base year, and within the target: '
  const period = 'A target year 5 to 10 years after the target is submitted.'
  const ofScope3 = 'A near-term target for scope 3 where it is 40% or more of all emissions.'
  const coverage = '95% of scopes 1 and 2 and 90% of scope 3.'
  test.each<[SbtiCheck['id'], string, string, SbtiCase]>([
    [
      'speed',
      '4.2% of the base year less each year for scopes 1 and 2: 25.2% in 6 years.',
      'This target: 42%, which is 7% a year.',
      {},
    ],
    [
      'speed',
      '2.5% of the base year less each year for scope 3: 15% in 6 years.',
      'This target: 42%, which is 7% a year.',
      { target: { covers: 'scope-3' } },
    ],
    [
      'speed',
      '4.2% of the base year less each year for scopes 1 and 2: 4.2% in 1 year.',
      'This target: 42%, which is 42% a year.',
      { target: { targetYear: 2025 } },
    ],
    ['period', period, 'Submitted in 2025, 2030 is 5 years ahead.', {}],
    ['period', period, 'Submitted in 2029, 2030 is 1 year ahead.', { facts: { thisYear: 2029 } }],
    ['period', period, 'Submitted in 2030, 2030 is the same year.', { facts: { thisYear: 2030 } }],
    ['period', period, 'Submitted in 2031, 2030 is in the past.', { facts: { thisYear: 2031 } }],
    [
      'coverage',
      'At least 95% of scopes 1 and 2 and 67% of scope 3 within the target.',
      `${within}100% of scopes 1 and 2, 100% of scope 3.`,
      {},
    ],
    [
      'coverage',
      'At least 95% of scopes 1 and 2 within the target.',
      `${within}100% of scopes 1 and 2.`,
      { target: { covers: 'scopes-1-2' } },
    ],
    [
      'coverage',
      'At least 67% of scope 3 within the target.',
      `${within}100% of scope 3.`,
      { target: { covers: 'scope-3' } },
    ],
    ['scope-3', ofScope3, 'Scope 3 is 50% of the base-year footprint, and a target covers it.', {}],
    [
      'scope-3',
      ofScope3,
      'Scope 3 is 50% of the base-year footprint, and no near-term target covers it.',
      { facts: { covered: ['scopes-1-2'] } },
    ],
    [
      'reduction',
      'At least 90% less than the base year; removals neutralise only the rest.',
      'This target: 90%.',
      { target: netZero },
    ],
    ['year', 'Reached by 2050 at the latest.', 'This target: 2050.', { target: netZero }],
    [
      'coverage',
      coverage,
      `${within}100% of scopes 1 and 2, 100% of scope 3.`,
      { target: netZero },
    ],
    [
      'coverage',
      coverage,
      'Your net-zero targets leave out some scopes.',
      { target: netZero, facts: { covered: ['scope-3'] } },
    ],
  ])('%s: %s %s', (id, asks, found, asked) => {
    expect(checks(asked).find((each) => each.id === id)).toMatchObject({ asks, found })
  })

  test('a yearly reduction that is not enough is not rounded up to what is', () => {
    const [speed] = checks({ target: { reductionBasisPoints: 2_519 } })
    expect(speed).toMatchObject({ found: 'This target: 25.19%, which is 4.19% a year.' })
  })

  test('the share of scope 3 is written as exactly as the dashboard of the footprint reads', () => {
    const found = (scope3Share: number) =>
      checks({ facts: { scope3Share } }).find(({ id }) => id === 'scope-3')?.found
    expect(found(0.5698)).toBe('Scope 3 is 57% of the base-year footprint, and a target covers it.')
    expect(found(0.4012)).toContain('Scope 3 is 40.1% of')
  })
})

describe('the coverage of a target', () => {
  const coverage = (baseYear: SbtiFacts['baseYear'], target: Partial<Target> = {}) =>
    checks({ target, facts: { baseYear } }).find(({ id }) => id === 'coverage')
  const [, gas] = DECLARED

  test('counts what was declared, and not what a benchmark stands for', () => {
    const benchmark = category({ name: 'Business travel', grams: 493, isDeclared: false })
    expect(coverage([...DECLARED, benchmark])).toMatchObject({ isMet: false })
    expect(coverage([...DECLARED, { ...benchmark, grams: 492 }])).toMatchObject({ isMet: true })
    expect(coverage([...DECLARED, benchmark], { covers: 'scopes-1-2' })?.isMet).toBe(true)
  })

  test('is not known where a category is far too low, left out, or nothing was declared', () => {
    const left = category({ grams: 0, isDeclared: false, isDoubted: true })
    expect(coverage([...DECLARED, left])).toMatchObject({
      isMet: null,
      found: 'Not known: Purchased goods and services.',
    })
    expect(coverage(null)?.isMet).toBeNull()
    expect(coverage(gas ? [gas] : [])).toMatchObject({ isMet: false })
  })
})
