import { expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { hasExpiredBy } from './card-expiry.ts'

test.each([
  ['on the last day of its month it still pays', [2027, 9, 30], false],
  ['on the first day after its month it does not', [2027, 10, 1], true],
  ['a year before it does', [2026, 12, 31], false],
  ['a year after, in an earlier month, it does not', [2028, 1, 1], true],
] as const)('%s', (_, [year, month, day], expired) => {
  const card = { expiryMonth: 9, expiryYear: 2027 }
  expect(hasExpiredBy(card, calendarDate(year, month, day))).toBe(expired)
})
