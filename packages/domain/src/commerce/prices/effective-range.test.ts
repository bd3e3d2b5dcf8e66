import { expect, test } from 'vitest'
import { calendarDate, monthOf } from '../../calendar/calendar.ts'
import { effectiveRange } from './effective-range.ts'

const paidOn = calendarDate(2026, 11, 20)

test('a purchase counts on the day it was paid', () => {
  expect(effectiveRange(null, paidOn)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
})

test('a spread purchase counts for its months, whenever it was paid', () => {
  const spread = { startMonth: monthOf(calendarDate(2026, 1, 1)), months: 12 }
  expect(effectiveRange(spread, paidOn)).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})
