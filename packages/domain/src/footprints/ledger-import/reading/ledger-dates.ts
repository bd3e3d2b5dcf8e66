import {
  type CalendarDate,
  calendarDate,
  type Month,
  monthOf,
  shiftMonth,
} from '../../../calendar/calendar.ts'

/** How the days of a file are written: one way in all of it. */
export const LEDGER_DATE_FORMATS = ['iso', 'dmy', 'mdy', 'dmy-points', 'dmy-words'] as const
export type LedgerDateFormat = (typeof LEDGER_DATE_FORMATS)[number]

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/
const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?: .*)?$/
const POINTS = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/
const DATE_IN_WORDS = /^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4}|\d{2})$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `null`: not written that way, or no such day. */
export function parseLedgerDate(text: string, format: LedgerDateFormat): CalendarDate | null {
  const [year, month, day] = datePartsOf(text.trim(), format) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  try {
    return calendarDate(year < 100 ? 2000 + year : year, month, day)
  } catch {
    return null
  }
}

function datePartsOf(text: string, format: LedgerDateFormat): readonly number[] | null {
  if (format === 'iso') return numbers(ISO.exec(text), [1, 2, 3])
  if (format === 'dmy') return numbers(SLASHES.exec(text), [3, 2, 1])
  if (format === 'mdy') return numbers(SLASHES.exec(text), [3, 1, 2])
  if (format === 'dmy-points') return numbers(POINTS.exec(text), [3, 2, 1])
  const found = DATE_IN_WORDS.exec(text)
  if (!found) return null
  const month = MONTHS.indexOf((found[2] ?? '').slice(0, 3).toLowerCase()) + 1
  return [Number(found[3]), month, Number(found[1])]
}

const numbers = (found: RegExpExecArray | null, order: readonly number[]) =>
  found && order.map((at) => Number(found[at]))

/** Twelve months from the first. */
export const isWithinYear = (day: CalendarDate, startMonth: Month): boolean =>
  monthOf(day) >= startMonth && monthOf(day) < shiftMonth(startMonth, 12)

export type DateFormatFound =
  | { readonly format: LedgerDateFormat }
  /** Two ways fit; someone has to say which. */
  | { readonly ask: readonly LedgerDateFormat[] }
  /** No way fits all; the first text that none of them reads, or only the others do. */
  | { readonly unread: string }

/** The one way in which all days can be read, and lie in the twelve months of the footprint. */
export function dateFormatOf(texts: readonly string[], startMonth: Month): DateFormatFound {
  const fitting = LEDGER_DATE_FORMATS.flatMap((format) => {
    const days = texts.map((text) => parseLedgerDate(text, format))
    if (!days.every((day) => day !== null)) return []
    const within = days.filter((day) => isWithinYear(day, startMonth)).length
    return [{ format, within, days: days.join() }]
  })
  const [first] = fitting
  if (!first) return { unread: unreadText(texts) }
  const most = Math.max(...fitting.map(({ within }) => within))
  const best = fitting.filter(({ within }) => within === most)
  const [one, ...others] = best
  if (!one || others.some(({ days }) => days !== one.days)) {
    return { ask: best.map(({ format }) => format) }
  }
  return { format: one.format }
}

function unreadText(texts: readonly string[]): string {
  const odd = texts.find((text) =>
    LEDGER_DATE_FORMATS.every((format) => parseLedgerDate(text, format) === null),
  )
  return odd ?? texts[0] ?? ''
}
