import { expect, test } from 'vitest'
import type { CalendarDate } from '../../../calendar/calendar.ts'
import { changedRows } from './changed-rows.ts'

const row = (hash: string, reference = 'P1', day = '2025-01-03', supplier = 'Quillwort') => ({
  hash,
  reference,
  supplier,
  day: day as CalendarDate,
})

const pairs = (now: ReturnType<typeof row>[], saved: ReturnType<typeof row>[]) =>
  changedRows(now, saved).map((pair) => [pair.before.hash, pair.now.hash])

test('a row of the same reference, supplier and day takes the place of the one before', () => {
  expect(pairs([row('b')], [row('a')])).toEqual([['a', 'b']])
})

test('a row that stands in both files was not changed', () => {
  expect(pairs([row('a')], [row('a')])).toEqual([])
  expect(pairs([row('a'), row('b')], [row('a')])).toEqual([])
})

test('the same reference on another day, or of another supplier, is another row', () => {
  expect(pairs([row('b', 'DD', '2025-02-03')], [row('a', 'DD', '2025-01-03')])).toEqual([])
  expect(pairs([row('b', 'P1', '2025-01-03', 'Sedge')], [row('a')])).toEqual([])
  expect(pairs([row('b', '')], [row('a', '')])).toEqual([])
})

test('of several with one reference, as many take the place of as many, or none', () => {
  expect(pairs([row('c'), row('d')], [row('a'), row('b')])).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ])
  expect(pairs([row('c')], [row('a'), row('b')])).toEqual([])
})
