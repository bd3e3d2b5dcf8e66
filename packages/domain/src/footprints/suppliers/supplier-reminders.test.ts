import { expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { isSilent, supplierReminders } from './supplier-reminders.ts'

const ASKED = { askedOn: calendarDate(2026, 3, 1), dueOn: calendarDate(2026, 3, 31) }

test.each([
  ['on the day it is asked', calendarDate(2026, 3, 1), 0],
  ['after a week', calendarDate(2026, 3, 8), 1],
  ['after two weeks', calendarDate(2026, 3, 15), 2],
  ['three days before it is due', calendarDate(2026, 3, 28), 3],
  ['long afterwards', calendarDate(2026, 6, 1), 3],
])('%s, so many days to remind have come', (_, today, days) => {
  expect(supplierReminders(ASKED, today)).toBe(days)
})

test('what is due soon is reminded of fewer times, and never on the day that it was asked or is due', () => {
  const soon = { askedOn: calendarDate(2026, 3, 1), dueOn: calendarDate(2026, 3, 4) }
  expect(supplierReminders(soon, calendarDate(2026, 6, 1))).toBe(0)
  const inTen = { askedOn: calendarDate(2026, 3, 1), dueOn: calendarDate(2026, 3, 11) }
  // A week after asking and three days before it is due are the same day.
  expect(supplierReminders(inTen, calendarDate(2026, 6, 1))).toBe(1)
})

test('two weeks after it was due nobody is waited for', () => {
  expect(isSilent(ASKED, calendarDate(2026, 4, 14))).toBe(false)
  expect(isSilent(ASKED, calendarDate(2026, 4, 15))).toBe(true)
})
