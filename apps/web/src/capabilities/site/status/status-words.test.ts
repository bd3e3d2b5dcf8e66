import { expect, test } from 'vitest'
import { duration, unknownWords, utc } from './status-words.ts'

test.each([
  ['2026-11-22T12:00:00Z', '2026-11-22T12:00:59Z', 'less than a minute'],
  ['2026-11-22T12:00:00Z', '2026-11-22T12:01:59Z', '1 minute'],
  ['2026-11-22T12:00:00Z', '2026-11-22T14:59:59Z', '2 hours'],
  ['2026-11-20T12:00:00Z', '2026-11-22T12:00:00Z', '2 days'],
  ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z', '1 day'],
  ['2022-11-22T12:00:00Z', '2026-11-22T12:00:00Z', '1461 days'],
  ['2026-11-22T12:00:01Z', '2026-11-22T12:00:00Z', 'less than a minute'],
])('from %s to %s: %s', (from, to, words) => {
  expect(duration(from, to)).toBe(words)
})

test('times are said with their zone', () => {
  expect(utc('2026-06-22T12:05:00Z')).toBe('22 Jun 2026, 12:05 UTC')
  expect(utc('2026-09-02T00:05:00Z')).toBe('2 Sept 2026, 00:05 UTC')
})

test('without the database nothing is said to have never been', () => {
  expect(unknownWords('payments', true)).toBe('We have not called it yet.')
  for (const part of ['worker', 'log', 'payments', 'email'] as const) {
    expect(unknownWords(part, false)).toBe('It is stored in the database, which does not answer.')
  }
})
