import { expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { reminderSteps } from './reminder-steps.ts'

const DUE = calendarDate(2026, 3, 15)

test.each([
  ['eight days before', calendarDate(2026, 3, 7), 0],
  ['a week before', calendarDate(2026, 3, 8), 1],
  ['the day before', calendarDate(2026, 3, 14), 1],
  ['on the day', DUE, 2],
  ['six days after', calendarDate(2026, 3, 21), 2],
  ['a week after', calendarDate(2026, 3, 22), 3],
  ['a month after', calendarDate(2026, 4, 15), 3],
])('%s, so many days to remind have come', (_, today, steps) => {
  expect(reminderSteps(DUE, today)).toBe(steps)
})
