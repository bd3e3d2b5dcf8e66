import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsOfAnswer } from './amounts-of-answer.ts'
import {
  COMMUTE_ACTIVITIES,
  commuteFactorKey,
  commuteInWords,
  isAverageInstead,
} from './commute-activity.ts'
import { CAR_FUELS, COMMUTE_MODES, type CommuteAnswer, type CommuteLeg } from './commute-answer.ts'
import { extrapolateAnswers, sampleFactor, spreadFactor } from './extrapolate-answers.ts'
import { mostAnswers } from './survey-limits.ts'

const CAR: CommuteLeg = { mode: 'car', distance: 8, unit: 'miles', sharing: 2, fuel: 'petrol' }
const ANSWER: CommuteAnswer = { days: 4, legs: [CAR], homeDays: 0, homeHours: 0, months: 12 }

test.each<[string, Partial<CommuteAnswer>, Readonly<Record<string, number>>]>([
  // 1,472 miles.
  ['8 miles in a car of two on four days', {}, { petrol: 2_368_954 }],
  ['half a year', { months: 6 }, { petrol: 1_184_477 }],
  ['a part by bicycle', { legs: [{ ...CAR, mode: 'bicycle', fuel: null }] }, {}],
  [
    'to the station and on',
    {
      legs: [
        { ...CAR, distance: 2, unit: 'km', sharing: 1, fuel: null },
        { ...CAR, mode: 'train', distance: 30, unit: 'km', fuel: null },
      ],
    },
    { unknown: 736_000, train: 11_040_000 },
  ],
  [
    'two days at home of seven and a half hours',
    { days: 0, legs: [], homeDays: 2, homeHours: 7.5 },
    { home: 690_000 },
  ],
  ['a bus is not shared', { legs: [{ ...CAR, mode: 'bus', unit: 'km' }] }, { bus: 2_944_000 }],
])('%s', (_, more, expected) => {
  expect(Object.fromEntries(amountsOfAnswer({ ...ANSWER, ...more }, 46))).toEqual(expected)
})

test('of 22 people 14 answered: the worked example', () => {
  const factor = spreadFactor({ mean: 820, deviation: 610, answered: 14, people: 22 })
  expect(factor).toBeCloseTo(1.265, 3)
})

test('a mean of everyone, of nothing or of the same is as firm as can be', () => {
  expect(sampleFactor([1, 50, 900], 3)).toBe(1.05)
  expect(sampleFactor([1, 50, 900], 2)).toBe(1.05)
  expect(sampleFactor([0, 0, 0], 30)).toBe(1.05)
  expect(sampleFactor([5, 5, 5], 30)).toBe(1.05)
})

const kgPerUnit = () => 0.000_17
const persons = (site: string | null, ...metres: number[]) =>
  metres.map((each) => ({ site, amounts: new Map([['petrol', each] as const]) }))

describe('extrapolating', () => {
  const sites = [
    { site: 'Leeds', people: 10, country: 'GB' },
    { site: 'York', people: 20, country: 'GB' },
  ]

  test('fewer than three answers give nothing', () => {
    const people = persons(null, 1_000, 2_000)
    expect(
      extrapolateAnswers({
        sites: [{ site: null, people: 3, country: 'GB' }],
        people,
        country: 'GB',
        kgPerUnit,
      }),
    ).toBeNull()
  })

  test('sites are counted by themselves where each has five answers', () => {
    const people = [...persons('Leeds', 1, 2, 3, 4, 5), ...persons('York', 10, 10, 10, 10, 10)]
    expect(extrapolateAnswers({ sites, people, country: 'GB', kgPerUnit })).toMatchObject([
      { site: 'Leeds', answered: 5, amounts: [{ activity: 'petrol', amount: 30 }] },
      { site: 'York', answered: 5, amounts: [{ activity: 'petrol', amount: 200 }] },
    ])
  })

  test('else all are counted together', () => {
    const people = [...persons('Leeds', 1, 2, 3, 4), ...persons('York', 10, 10, 10, 10, 10)]
    expect(extrapolateAnswers({ sites, people, country: 'GB', kgPerUnit })).toMatchObject([
      { site: null, people: 30, answered: 9, amounts: [{ activity: 'petrol', amount: 200 }] },
    ])
  })

  describe('sites of two countries', () => {
    const abroad = [
      { site: 'Leeds', people: 10, country: 'GB' },
      { site: 'Lyon', people: 20, country: 'FR' },
    ]
    const kgIn = (_: unknown, country: string) => (country === 'FR' ? 2 : 1)
    const counted = (...people: ReturnType<typeof persons>) =>
      extrapolateAnswers({ sites: abroad, people, country: 'GB', kgPerUnit: kgIn })?.map(
        ({ site, country, people: all }) => [site, country, all],
      )

    test('are counted by country where three of each answered', () => {
      const people = [...persons('Leeds', 1, 2, 3), ...persons('Lyon', 5, 5, 5, 5)]
      expect(counted(...people)).toEqual([
        ['Leeds', 'GB', 10],
        ['Lyon', 'FR', 20],
      ])
    })

    test('are counted as the company is where fewer answered', () => {
      expect(counted(...persons('Leeds', 1, 2), ...persons('Lyon', 5, 5, 5))).toEqual([
        [null, 'GB', 30],
      ])
    })

    test('of one country abroad are of that country', () => {
      const lyon = [{ site: null, people: 20, country: 'FR' }]
      const people = persons(null, 1, 2, 3)
      const [group] =
        extrapolateAnswers({ sites: lyon, people, country: 'GB', kgPerUnit: kgIn }) ?? []
      expect(group).toMatchObject({ site: null, country: 'FR' })
    })
  })

  test.each([
    [24, 'very-good'],
    [23, 'good'],
    [15, 'good'],
    [14, 'fair'],
    [8, 'fair'],
    [7, 'poor'],
  ])('%i answers of 30 people are %s', (answered, completeness) => {
    const people = persons(null, ...Array.from({ length: answered }, () => 5))
    expect(extrapolateAnswers({ sites, people, country: 'GB', kgPerUnit })).toMatchObject([
      { completeness },
    ])
  })

  test('the order of the answers does not matter', () => {
    const legs = fc.record({
      mode: fc.constantFrom(...COMMUTE_MODES),
      distance: fc.double({ min: 0.1, max: 500, noNaN: true }),
      unit: fc.constantFrom('km' as const, 'miles' as const),
      sharing: fc.integer({ min: 1, max: 9 }),
      fuel: fc.constantFrom(...CAR_FUELS, null),
    })
    const answers = fc.record({
      days: fc.integer({ min: 0, max: 7 }),
      legs: fc.array(legs, { maxLength: 2 }),
      homeDays: fc.integer({ min: 0, max: 7 }),
      homeHours: fc.double({ min: 0, max: 24, noNaN: true }),
      months: fc.integer({ min: 1, max: 12 }),
      site: fc.constantFrom('Leeds', 'York'),
    })
    const shuffled = fc
      .array(answers, { minLength: 3, maxLength: 20 })
      .chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        ),
      )
    const result = (all: readonly (CommuteAnswer & { site: string })[]) =>
      extrapolateAnswers({
        sites,
        people: all.map((each) => ({ site: each.site, amounts: amountsOfAnswer(each, 46) })),
        country: 'GB',
        kgPerUnit,
      })
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(result(other)).toEqual(result(one))
      }),
    )
  })
})

test('each activity has words, and a factor in every country', () => {
  for (const activity of COMMUTE_ACTIVITIES) {
    expect(commuteInWords(activity)).not.toBe(activity)
    for (const country of ['GB', 'US', 'DE']) {
      expect(commuteFactorKey(activity, country)).not.toBeNull()
    }
  }
})

test('an electric car is no car of the British grid elsewhere', () => {
  expect(isAverageInstead('electric', 'GB')).toBe(false)
  expect(isAverageInstead('electric', 'DE')).toBe(true)
  expect(commuteFactorKey('electric', 'DE')).toBe(commuteFactorKey('unknown', 'DE'))
  expect(isAverageInstead('petrol', 'DE')).toBe(false)
  expect(isAverageInstead('unknown', 'US')).toBe(false)
})

test.each([
  [3, 6],
  [22, 25],
  [200, 220],
  [100_000, 5_000],
])('of %i people at most %i answer', (people, most) => {
  expect(mostAnswers(people)).toBe(most)
})
