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
  const first =
    from && (from === firstDay(monthOf(from)) ? monthOf(from) : shiftMonth(monthOf(from), 1))
  const last = to && (to === lastDay(monthOf(to)) ? monthOf(to) : shiftMonth(monthOf(to), -1))
  if (from && to && first && last && first > last) {
    return { months: null, edges: daysWithin(from, to) }
  }
  const before =
    from && first && from < firstDay(first) ? [{ from, to: lastDay(monthOf(from)) }] : []
  const after = to && last && to > lastDay(last) ? [{ from: firstDay(monthOf(to)), to }] : []
  return { months: { from: first, to: last }, edges: [...before, ...after] }
}

function daysWithin(from: CalendarDate, to: CalendarDate) {
  return from <= to ? [{ from, to }] : []
}
