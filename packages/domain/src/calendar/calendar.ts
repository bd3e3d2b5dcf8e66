/** A day without a time or a zone, 'YYYY-MM-DD'. Compares in order as plain text. */
export type CalendarDate = string & { readonly calendar: 'date' }
/** A month of a year, 'YYYY-MM'. Compares in order as plain text. */
export type Month = string & { readonly calendar: 'month' }
/** Both days are included. */
export type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate }

const MONTHS_PER_YEAR = 12
const FEBRUARY = 2
const SHORT_MONTHS = [4, 6, 9, 11]

// The one place where a text becomes one of them: what calls these has looked at it.
const dateFrom = (text: string) => text as CalendarDate
const monthFrom = (text: string) => text as Month

/** Throws RangeError for a day that no calendar has, such as 30 February. */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  const whole = [year, month, day].every(Number.isInteger)
  if (!whole || !isMonthOfYear(year, month) || day < 1 || day > daysInMonth(year, month)) {
    throw new RangeError(`no such day: ${year}-${month}-${day}`)
  }
  return dateFrom(`${padYear(year)}-${pad(month)}-${pad(day)}`)
}

/** Throws RangeError for a month that no year has. */
export function monthOfYear(year: number, month: number): Month {
  return monthOf(calendarDate(year, month, 1))
}

/** `null`: not written as YYYY-MM-DD, or no such day. */
export function parseCalendarDate(value: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return null
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const exists = isMonthOfYear(year, month) && day >= 1 && day <= daysInMonth(year, month)
  return exists ? dateFrom(value) : null
}

/** `null`: not written as YYYY-MM, or no such month. */
export function parseMonth(value: string): Month | null {
  const match = /^(\d{4})-(\d{2})$/.exec(value)
  return match && isMonthOfYear(Number(match[1]), Number(match[2])) ? monthFrom(value) : null
}

/** The day it is in UTC at an instant. */
export function dayOf(instant: Date): CalendarDate {
  return calendarDate(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate())
}

export function dayBefore(date: CalendarDate): CalendarDate {
  const eve = new Date(date)
  eve.setUTCDate(eve.getUTCDate() - 1)
  return dayOf(eve)
}

export function dayAfter(date: CalendarDate): CalendarDate {
  const next = new Date(date)
  next.setUTCDate(next.getUTCDate() + 1)
  return dayOf(next)
}

export function monthOf(date: CalendarDate): Month {
  return monthFrom(date.slice(0, 7))
}

export function firstDay(month: Month): CalendarDate {
  return dateFrom(`${month}-01`)
}

export function lastDay(month: Month): CalendarDate {
  const [year, number] = numbersOf(month)
  return dateFrom(`${month}-${pad(daysInMonth(year, number))}`)
}

/** The month `count` months later; a negative count goes back. */
export function shiftMonth(month: Month, count: number): Month {
  const [year, number] = numbersOf(month)
  const index = year * MONTHS_PER_YEAR + (number - 1) + count
  const shifted = [Math.floor(index / MONTHS_PER_YEAR), (index % MONTHS_PER_YEAR) + 1] as const
  if (!Number.isInteger(count) || !isMonthOfYear(...shifted)) {
    throw new RangeError(`no month ${count} months from ${month}`)
  }
  return monthFrom(`${padYear(shifted[0])}-${pad(shifted[1])}`)
}

/** The same day `count` months later, or that month's last day where it is shorter. */
export function addMonths(date: CalendarDate, count: number): CalendarDate {
  const month = shiftMonth(monthOf(date), count)
  const last = lastDay(month)
  const same = dateFrom(`${month}-${date.slice(8)}`)
  return same > last ? last : same
}

/** How many months, both included, `from` to `to` touches. */
export function countMonths(from: Month, to: Month): number {
  const [fromYear, fromMonth] = numbersOf(from)
  const [toYear, toMonth] = numbersOf(to)
  return (toYear - fromYear) * MONTHS_PER_YEAR + (toMonth - fromMonth) + 1
}

/** A run of whole months, from the first day of the first to the last day of the last. */
export function monthRange(start: Month, months: number): DateRange {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`not a run: ${months} months`)
  return { from: firstDay(start), to: lastDay(shiftMonth(start, months - 1)) }
}

/** Cuts a range into one piece per month it touches, in order. */
export function splitByMonth(range: DateRange): DateRange[] {
  if (range.to < range.from) throw new RangeError(`ends before it starts: ${range.to}`)
  const first = monthOf(range.from)
  return Array.from({ length: countMonths(first, monthOf(range.to)) }, (_, index) => {
    const month = shiftMonth(first, index)
    return {
      from: firstDay(month) < range.from ? range.from : firstDay(month),
      to: lastDay(month) > range.to ? range.to : lastDay(month),
    }
  })
}

/** As lists show it: DD/MM/YY. */
export function shortDate(date: CalendarDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(2, 4)}`
}

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** As sentences and documents show it: 5 March 2027. */
export function longDate(date: CalendarDate): string {
  return `${Number(date.slice(8))} ${MONTH_NAMES[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

/** As choices and charts show it: March 2027. */
export function longMonth(month: Month): string {
  return `${MONTH_NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

/** As a chart's axis has room for: Mar 2026. */
export function shortMonth(month: Month): string {
  const name = MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''
  return `${name.slice(0, 3)} ${month.slice(0, 4)}`
}

/** One date for a single day, otherwise both ends. */
export function longDateRange(range: DateRange): string {
  if (range.from === range.to) return longDate(range.from)
  return `${longDate(range.from)} to ${longDate(range.to)}`
}

function daysInMonth(year: number, month: number): number {
  if (month === FEBRUARY) return isLeapYear(year) ? 29 : 28
  return SHORT_MONTHS.includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

function isMonthOfYear(year: number, month: number): boolean {
  return year >= 1 && year <= 9999 && month >= 1 && month <= MONTHS_PER_YEAR
}

function numbersOf(month: Month): [year: number, month: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5))]
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

function padYear(year: number): string {
  return String(year).padStart(4, '0')
}
