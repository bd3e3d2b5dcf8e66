import { type CalendarDate, dayOf } from '../../calendar/calendar.ts'
import { DAY_MS } from '../../calendar/durations.ts'

/** After its end, what reached a project in a quarter is published within these days. */
const DAYS_TO_PUBLISH = 45

/** The quarter of a day, such as 2026-Q4. */
export function quarterOf(day: CalendarDate): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

function quarterBefore(quarter: string): string {
  const [year, number] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))]
  return number === 1 ? `${year - 1}-Q4` : `${year}-Q${number - 1}`
}

/** The quarter of a day and those before it, the newest first. */
export function quartersUntil(day: CalendarDate, count: number): string[] {
  const quarters = [quarterOf(day)]
  while (quarters.length < count) quarters.push(quarterBefore(quarters.at(-1) ?? ''))
  return quarters
}

/** Quarters after the first that was published whose time has passed and that are not published, the newest first. */
export function lateQuarters(today: CalendarDate, published: readonly string[]): string[] {
  const [first] = published.toSorted()
  if (first === undefined) return []
  const due = quarterBefore(
    quarterOf(dayOf(new Date(Date.parse(today) - DAYS_TO_PUBLISH * DAY_MS))),
  )
  const late: string[] = []
  for (let quarter = due; quarter > first; quarter = quarterBefore(quarter)) {
    if (!published.includes(quarter)) late.push(quarter)
  }
  return late
}
