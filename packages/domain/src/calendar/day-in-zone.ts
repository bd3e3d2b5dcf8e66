import { type CalendarDate, dayOf } from './calendar.ts'
import { MINUTE_MS } from './durations.ts'

/** The name of a zone, 'Europe/London', or what it is ahead of UTC by, '+05:30'. */
export type TimeZone = string & { readonly calendar: 'zone' }

/** Of a text that was looked at. */
const zoneFrom = (text: string) => text as TimeZone

export const UTC = zoneFrom('UTC')

const OFFSET = /^([+-])(0\d|1[0-4]):([0-5]\d)$/
const MINUTES_AN_HOUR = 60

/** `null`: there is no such zone. */
export function parseTimeZone(text: string): TimeZone | null {
  if (OFFSET.test(text)) return zoneFrom(text)
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(text)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }) && zoneFrom(text)
  } catch {
    return null
  }
}

/** Of hours ahead of UTC, as 5.5 or -3.5; `null`: no place has them. */
export function zoneOfHours(hours: number): TimeZone | null {
  const minutes = Math.round(Math.abs(hours) * MINUTES_AN_HOUR)
  if (!Number.isFinite(minutes)) return null
  const two = (count: number) => String(count).padStart(2, '0')
  const clock = `${two(Math.floor(minutes / MINUTES_AN_HOUR))}:${two(minutes % MINUTES_AN_HOUR)}`
  return parseTimeZone(`${hours < 0 ? '-' : '+'}${clock}`)
}

/** The day that it is in a zone at an instant. */
export function dayInZone(instant: Date, zone: TimeZone): CalendarDate {
  const [, sign, hours, minutes] = OFFSET.exec(zone) ?? []
  if (sign === undefined) return daysOf(zone).format(instant) as CalendarDate
  const ahead = Number(`${sign}1`) * (Number(hours) * MINUTES_AN_HOUR + Number(minutes))
  return dayOf(new Date(instant.getTime() + ahead * MINUTE_MS))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** To make one takes longer than to format the days of a hundred orders. */
function daysOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    ...digits,
  })
  formats.set(zone, format)
  return format
}
