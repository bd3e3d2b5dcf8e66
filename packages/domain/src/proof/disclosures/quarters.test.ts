import { expect, test } from 'vitest'
import type { CalendarDate } from '../../calendar/calendar.ts'
import { lateQuarters, quarterOf, quartersUntil } from './quarters.ts'

const day = (text: string) => text as CalendarDate

test('a day has its quarter, and quarters go back over the year', () => {
  expect(['2026-01-01', '2026-03-31', '2026-10-01'].map((each) => quarterOf(day(each)))).toEqual([
    '2026-Q1',
    '2026-Q1',
    '2026-Q4',
  ])
  expect(quartersUntil(day('2026-02-14'), 3)).toEqual(['2026-Q1', '2025-Q4', '2025-Q3'])
})

test.each([
  ['2026-11-14', ['2026-Q1'], ['2026-Q2']],
  ['2026-11-15', ['2026-Q1'], ['2026-Q3', '2026-Q2']],
  ['2026-11-15', ['2026-Q3', '2026-Q1'], ['2026-Q2']],
  ['2026-11-15', ['2026-Q3'], []],
  ['2026-11-15', [], []],
])('on %s, after %j were published, %j are late', (today, published, late) => {
  expect(lateQuarters(day(today), published)).toEqual(late)
})
