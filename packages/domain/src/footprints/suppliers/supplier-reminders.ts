import { type CalendarDate, dayOf } from '../../calendar/calendar.ts'

/** When a request was made, and when its answer is due. */
type RequestDays = { readonly askedOn: CalendarDate; readonly dueOn: CalendarDate }

const DAYS_AFTER_ASKING = [7, 14]
const DAYS_BEFORE_DUE = 3
const SILENT_DAYS_AFTER_DUE = 14
const DAY_OF_REMINDER_MS = 86_400_000

const shiftDays = (day: CalendarDate, days: number): CalendarDate =>
  dayOf(new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_OF_REMINDER_MS))

/** How many days to remind have come: a week and two weeks after asking, and three days before it is due. */
export function supplierReminders({ askedOn, dueOn }: RequestDays, today: CalendarDate): number {
  const days = new Set([
    ...DAYS_AFTER_ASKING.map((after) => shiftDays(askedOn, after)),
    shiftDays(dueOn, -DAYS_BEFORE_DUE),
  ])
  return [...days].filter((day) => day > askedOn && day < dueOn && day <= today).length
}

/** Whether nobody is waited for any more: two weeks after the answer was due. */
export const isSilent = ({ dueOn }: Pick<RequestDays, 'dueOn'>, today: CalendarDate): boolean =>
  today > shiftDays(dueOn, SILENT_DAYS_AFTER_DUE)
