import { expect, test } from 'vitest'
import { ageOf, minuteOf } from './health-words.ts'

test('a minute is written for people who are woken', () => {
  expect(minuteOf('2026-11-28T09:12:44.000Z')).toBe('28/11/2026, 09:12 UTC')
})

test.each([
  ['2026-11-28T09:12:44Z', 'less than a second'],
  ['2026-11-28T09:12:04Z', '40 seconds'],
  ['2026-11-28T09:11:43Z', '1 minute'],
  ['2026-11-28T04:12:44Z', '5 hours'],
  ['2026-11-26T09:12:44Z', '2 days'],
])('since %s: %s', (since, age) => {
  expect(ageOf(since, '2026-11-28T09:12:44Z')).toBe(age)
})
