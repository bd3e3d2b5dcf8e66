import { expect, test } from 'vitest'
import { hoursOf } from './health-figures.ts'

const NOW = new Date('2026-11-28T12:30:00Z')
const sample = (at: string, value: number, figure: 'given-up' | 'oldest-job' = 'given-up') => ({
  at: new Date(at),
  figure,
  value,
})

test('a day is its last 24 hours, each with its highest value', () => {
  const hours = hoursOf(
    [
      sample('2026-11-28T12:05:00Z', 2),
      sample('2026-11-28T12:10:00Z', 7),
      sample('2026-11-28T12:10:00Z', 90, 'oldest-job'),
      sample('2026-11-27T13:00:00Z', 1),
      sample('2026-11-27T12:59:59Z', 50),
    ],
    'given-up',
    NOW,
  )
  expect(hours).toHaveLength(24)
  expect(hours[0]).toEqual({ from: new Date('2026-11-27T13:00:00Z'), most: 1 })
  expect(hours[23]).toEqual({ from: new Date('2026-11-28T12:00:00Z'), most: 7 })
})

test('an hour in which nothing was sampled is not an hour in which all was well', () => {
  expect(hoursOf([], 'given-up', NOW).every(({ most }) => most === null)).toBe(true)
})
