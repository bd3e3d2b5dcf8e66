import { type CalendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'

const DUE_DAY_MS = 86_400_000
const MOST_DAYS_TO_ANSWER = 180
const DAYS_OF_LINK_AFTER_DUE = 60

const daysAfter = (day: CalendarDate, days: number): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DUE_DAY_MS)

/** What is wrong with the day by which suppliers are asked to answer. */
export function dueProblem(dueOn: CalendarDate, today: CalendarDate): string | null {
  if (dueOn < today) return suppliersMessage('due-day.due-problem')
  const last = dayOf(daysAfter(today, MOST_DAYS_TO_ANSWER))
  return dueOn > last ? suppliersMessage('due-day.due-problem.2') : null
}

/** When the link of a request stops working, where nothing was answered. */
export const linkExpiry = (dueOn: CalendarDate): Date => daysAfter(dueOn, DAYS_OF_LINK_AFTER_DUE)
