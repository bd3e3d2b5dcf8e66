import { monthOfYear } from '@understory/domain/calendar/calendar.ts'
import { describe, expect, test } from 'vitest'
import { fourSteps, type Progress } from './four-steps.ts'

const YEAR = {
  status: 'estimated',
  isCarriedOn: false,
  from: monthOfYear(2025, 12),
  to: monthOfYear(2026, 11),
  emittedGrams: 696_618_000,
  fundedGrams: 12_000_000,
} as const
const TARGET = {
  reductionBasisPoints: 4_200,
  baseMonth: monthOfYear(2025, 1),
  targetYear: 2030,
  progress: null,
}
const NOTHING: Progress = {
  year: null,
  target: null,
  hasFunded: false,
  isPagePublic: false,
  mayChange: true,
}
const gap = (grams: number) =>
  ({ ...TARGET, progress: { gap: grams } }) as unknown as Progress['target']

const step = (name: string, progress: Partial<Progress>) => {
  const found = fourSteps({ ...NOTHING, ...progress }).find((each) => each.step === name)
  return [found?.title, found?.detail, found?.next?.label]
}

describe('a company', () => {
  test('that has done nothing yet is led to measuring first, and to no target', () => {
    const steps = fourSteps(NOTHING)
    expect(steps.map(({ step: name, isBegun, next }) => [name, isBegun, next?.label])).toEqual([
      ['measure', false, 'Estimate your footprint'],
      ['reduce', false, undefined],
      ['fund', false, 'See what it costs'],
      ['prove', false, 'How it is proved'],
    ])
  })

  test.each<[string, Partial<Progress>, (string | undefined)[]]>([
    [
      'measure',
      { year: YEAR },
      ['About 696.6 t a year', 'CO2e, estimated, December 2025 to November 2026.', 'Refine it'],
    ],
    [
      'measure',
      { year: { ...YEAR, status: 'verifying' } },
      ['696.6 t a year', 'CO2e, being verified, December 2025 to November 2026.', 'See it'],
    ],
    [
      'reduce',
      { year: YEAR },
      ['No target yet', expect.stringContaining('by when'), 'Set a target'],
    ],
    [
      'reduce',
      { target: gap(180_000_000) },
      ['42% less by 2030', '180.0 t still to find.', 'See the plan'],
    ],
    [
      'reduce',
      { target: gap(0) },
      ['42% less by 2030', expect.stringContaining('On course'), 'See the plan'],
    ],
    [
      'reduce',
      { target: TARGET },
      ['42% less by 2030', expect.stringContaining('no footprint'), 'See the plan'],
    ],
    [
      'fund',
      { year: YEAR, hasFunded: true },
      ['12 t beside it', 'As much as 1% of that year, and never subtracted.', 'See the year'],
    ],
    [
      'fund',
      { year: { ...YEAR, fundedGrams: -5 }, hasFunded: true },
      [
        'Nothing for this footprint yet',
        expect.stringContaining('shown beside it'),
        'Offset the footprint',
      ],
    ],
    ['fund', { hasFunded: true }, ['You have begun', expect.any(String), 'Fund more']],
    [
      'prove',
      { hasFunded: true },
      ['In the public ledger', expect.any(String), 'Publish your page'],
    ],
    [
      'prove',
      { hasFunded: true, isPagePublic: true },
      ['Your impact page is public', expect.any(String), 'Share it'],
    ],
  ])('%s %o', (name, progress, shown) => {
    expect(step(name, progress)).toEqual(shown)
  })

  test('shows a colleague who may only look what there is, and asks them for nothing', () => {
    const steps = fourSteps({ ...NOTHING, year: { ...YEAR, fundedGrams: 0 }, mayChange: false })
    expect(steps.map(({ next }) => next?.label)).toEqual([
      'See it',
      undefined,
      undefined,
      undefined,
    ])
  })
})
