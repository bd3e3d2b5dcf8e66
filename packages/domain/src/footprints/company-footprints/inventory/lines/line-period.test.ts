import { expect, test } from 'vitest'
import type { Month } from '../../../../calendar/calendar.ts'
import { isWholePeriod, periodProblem, wholePeriod } from './line-period.ts'

const START = '2025-04' as Month
const period = (from: string, to: string) => ({ from: from as Month, to: to as Month })
const OUTSIDE = 'Please choose a month from 2025-04 to 2026-03.'

test('a footprint is of twelve months', () => {
  expect(wholePeriod(START)).toEqual(period('2025-04', '2026-03'))
})

test.each([
  ['2025-04', '2026-03', null],
  ['2025-04', '2025-04', null],
  ['2026-03', '2026-03', null],
  ['2025-03', '2025-06', { field: 'from', message: OUTSIDE }],
  ['2026-04', '2026-03', { field: 'from', message: OUTSIDE }],
  ['2025-04', '2026-04', { field: 'to', message: OUTSIDE }],
  ['2025-04', '2025-03', { field: 'to', message: OUTSIDE }],
  ['2025-06', '2025-05', { field: 'to', message: 'This month is before the first one.' }],
])('a line from %s to %s: %j', (from, to, problem) => {
  expect(periodProblem(period(from, to), START)).toEqual(problem)
})

test.each([
  ['2025-04', '2026-03', true],
  ['2025-05', '2026-03', false],
  ['2025-04', '2026-02', false],
])('from %s to %s is the whole of it: %s', (from, to, isWhole) => {
  expect(isWholePeriod(period(from, to), START)).toBe(isWhole)
})
