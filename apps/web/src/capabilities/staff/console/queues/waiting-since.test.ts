import { expect, test } from 'vitest'
import { waitingSince, waitingWords } from './waiting-since.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each([
  [[], 'Nothing waits.'],
  [['2026-11-21T11:00:00Z'], '1 waits; the oldest since today.'],
  [['2026-11-20T11:00:00Z', '2026-11-16T11:00:00Z'], '2 wait; the oldest for 5 days.'],
])('a queue says how many wait, and for how long: %j', (since, words) => {
  expect(waitingWords(since, NOW)).toBe(words)
})

test('each that waits has its day and its age', () => {
  expect(waitingSince('2026-11-20T11:00:00Z', NOW)).toBe('20/11/26, waiting for 1 day')
})
