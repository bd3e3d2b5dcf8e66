import {
  type CalendarDate,
  firstDay,
  lastDay,
  type Month,
  monthOf,
  shiftMonth,
} from './calendar.ts'

/** An end that is `null` is open. */
export type OpenRange<T> = { readonly from: T | null; readonly to: T | null }

export type MonthCoverage = {
  /** The months that lie wholly in the range, both ends included; `null`: none does. */
  readonly months: OpenRange<Month> | null
  /** The days at the ends that no whole month covers. */
  readonly edges: readonly { readonly from: CalendarDate; readonly to: CalendarDate }[]
}

/** A range of days as whole months and the days left at its ends: each day once, nothing else. */
export function coverByMonths({ from, to }: OpenRange<CalendarDate>): MonthCoverage {
  const start = from && startOn(from)
  const end = to && endOn(to)
  if (start && end && start.month > end.month) {
    return { months: null, edges: daysWithin(start.day, end.day) }
  }
  return {
    months: { from: start?.month ?? null, to: end?.month ?? null },
    edges: [...(start?.edge ?? []), ...(end?.edge ?? [])],
  }
}

/** The first whole month from a day on, and the days before it. */
function startOn(day: CalendarDate) {
  const month = monthOf(day)
  if (day === firstDay(month)) return { day, month, edge: [] }
  return { day, month: shiftMonth(month, 1), edge: [{ from: day, to: lastDay(month) }] }
}

/** The last whole month up to a day, and the days after it. */
function endOn(day: CalendarDate) {
  const month = monthOf(day)
  if (day === lastDay(month)) return { day, month, edge: [] }
  return { day, month: shiftMonth(month, -1), edge: [{ from: firstDay(month), to: day }] }
}

function daysWithin(from: CalendarDate, to: CalendarDate) {
  return from <= to ? [{ from, to }] : []
}
