import { dayInput } from '@understory/contracts/inputs/calendar-input.ts'
import {
  type CalendarDate,
  firstDay,
  lastDay,
  longDate,
  longDateRange,
  monthOf,
  monthOfYear,
  parseCalendarDate,
  shiftMonth,
} from '@understory/domain/calendar/calendar.ts'
import type { DateWindow } from '@understory/domain/proof/ledger/figures/months-of-window.ts'
import { ledgerMessage } from '../messages/messages.generated.ts'

export type ReadWindow = {
  readonly window: DateWindow
  /** As typed, for the fields. */
  readonly typed: { readonly from: string; readonly to: string }
  readonly problem: string | null
}

export const ALL_TIME: DateWindow = { from: null, to: null }

/** From the address of the page. What cannot be read is shown with its problem and filters nothing. */
export function readWindow(search: URLSearchParams): ReadWindow {
  const typed = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const window = { from: readDay(typed.from), to: readDay(typed.to) }
  const isUnread = (typed.from && !window.from) || (typed.to && !window.to)
  if (isUnread)
    return { window: ALL_TIME, typed, problem: ledgerMessage('dateWindow.pleaseChooseDateExists') }
  if (window.from && window.to && window.from > window.to) {
    return { window: ALL_TIME, typed, problem: ledgerMessage('dateWindow.rangeEndsBeforeBegins') }
  }
  return { window, typed, problem: null }
}

const readDay = (typed: string): CalendarDate | null =>
  dayInput().safeParse(typed).success ? parseCalendarDate(typed) : null

export type QuickRange = { readonly label: string; readonly window: DateWindow }

export function quickRanges(today: CalendarDate): readonly QuickRange[] {
  const month = monthOf(today)
  const year = Number(today.slice(0, 4))
  return [
    { label: ledgerMessage('dateWindow.allTime'), window: ALL_TIME },
    {
      label: ledgerMessage('dateWindow.thisMonth'),
      window: { from: firstDay(month), to: lastDay(month) },
    },
    {
      label: ledgerMessage('dateWindow.thisYear'),
      window: { from: firstDay(monthOfYear(year, 1)), to: lastDay(monthOfYear(year, 12)) },
    },
    {
      label: ledgerMessage('dateWindow.last12Months'),
      window: { from: firstDay(shiftMonth(month, -11)), to: lastDay(month) },
    },
  ]
}

/** What is shown, in words: 'All time', '1 March 2026 to 31 May 2026'. */
export function rangeWords(window: DateWindow, today: CalendarDate): string {
  const quick = quickRanges(today).find((each) => isSameWindow(each.window, window))
  if (quick) return quick.label
  const { from, to } = window
  if (from && to) return longDateRange({ from, to })
  if (from) return `From ${longDate(from)}`
  return to ? `Until ${longDate(to)}` : ledgerMessage('dateWindow.allTime')
}

export function isSameWindow(a: DateWindow, b: DateWindow): boolean {
  return a.from === b.from && a.to === b.to
}

/** True when a range of days overlaps the window. */
export function overlaps(window: DateWindow, days: { from: string; to: string }): boolean {
  return (!window.from || days.to >= window.from) && (!window.to || days.from <= window.to)
}

/** The query of a page with this window, other parts given: `?from=…&to=…&view=purchases`. */
export function windowQuery({ from, to }: DateWindow, rest: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    ...rest,
  }).toString()
  return query === '' ? '' : `?${query}`
}
