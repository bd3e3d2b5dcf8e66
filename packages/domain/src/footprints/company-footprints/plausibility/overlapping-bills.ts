import { type CalendarDate, longDate } from '../../../calendar/calendar.ts'
import type { PlausibilityWarning } from './checked-line.ts'

/** A line made of the bills of a meter, some of which are of the same days. */
export type OverlappingBills = {
  readonly lineId: string
  readonly name: string
  /** The first and the last of the days that two bills have. */
  readonly first: CalendarDate
  readonly last: CalendarDate
  /** Pairs of bills. */
  readonly count: number
}

/** Days that are on two bills of one meter count twice. */
export function overlappingBillWarnings(lines: readonly OverlappingBills[]): PlausibilityWarning[] {
  return lines.map(({ lineId, name, first, last, count }) => ({
    rule: 'duplicate' as const,
    key: `duplicate:bills:${lineId}:${first}:${last}:${count}`,
    category: null,
    lineIds: [lineId],
    sentence: `${name}: two of its bills are of ${first === last ? longDate(first) : `days from ${longDate(first)} to ${longDate(last)}`}. These days count twice.`,
    asksAgain: false,
  }))
}
