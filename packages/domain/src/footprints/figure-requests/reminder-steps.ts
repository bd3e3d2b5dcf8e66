import { type CalendarDate, dayOf } from '../../calendar/calendar.ts'

/** Days from the day on which the answer is due. */
const REMINDED_ON = [-7, 0, 7]
export const MOST_REMINDERS = REMINDED_ON.length

const REMINDER_DAY_MS = 86_400_000

/** How many of the days to remind have come: a week before it is due, on the day, and a week after. */
export function reminderSteps(dueOn: CalendarDate, today: CalendarDate): number {
  const due = new Date(`${dueOn}T00:00:00Z`).getTime()
  return REMINDED_ON.filter((days) => dayOf(new Date(due + days * REMINDER_DAY_MS)) <= today).length
}
