import { expect, test } from 'vitest'
import { dayInZone, parseTimeZone, UTC, zoneOfHours } from './day-in-zone.ts'

const zone = (text: string) => parseTimeZone(text) ?? UTC

test.each([
  ['2026-05-02T23:30:00Z', 'UTC', '2026-05-02'],
  // Summer time begins in London on 29 March 2026, and ends on 25 October.
  ['2026-03-28T23:30:00Z', 'Europe/London', '2026-03-28'],
  ['2026-03-29T23:30:00Z', 'Europe/London', '2026-03-30'],
  ['2026-10-24T23:30:00Z', 'Europe/London', '2026-10-25'],
  ['2026-10-25T23:30:00Z', 'Europe/London', '2026-10-25'],
  ['2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31'],
  ['2026-01-01T05:00:00Z', 'America/New_York', '2026-01-01'],
  // Both sides of the date line, at one moment.
  ['2026-05-02T10:30:00Z', 'Pacific/Kiritimati', '2026-05-03'],
  ['2026-05-02T10:30:00Z', 'Pacific/Pago_Pago', '2026-05-01'],
  ['2026-05-02T18:29:59Z', 'Asia/Kolkata', '2026-05-02'],
  ['2026-05-02T18:30:00Z', 'Asia/Kolkata', '2026-05-03'],
  ['2026-05-02T18:29:59Z', '+05:30', '2026-05-02'],
  ['2026-05-02T18:30:00Z', '+05:30', '2026-05-03'],
  ['2026-05-02T03:29:59Z', '-03:30', '2026-05-01'],
  ['2026-05-02T03:30:00Z', '-03:30', '2026-05-02'],
  ['2024-02-29T23:59:59Z', '+14:00', '2024-03-01'],
])('at %s it is in %s the day %s', (instant, name, day) => {
  expect(dayInZone(new Date(instant), zone(name))).toBe(day)
})

test.each([
  'Europe/London',
  'UTC',
  'Etc/GMT+5',
  'America/Argentina/Buenos_Aires',
  '+14:00',
  '-11:00',
])('%s is a zone', (text) => {
  expect(parseTimeZone(text)).toBe(text)
})

test.each(['', 'Mars/Olympus', '+15:00', '+5', '05:30', "UTC'; --", 'Europe/London '])(
  '"%s" is no zone',
  (text) => {
    expect(parseTimeZone(text)).toBeNull()
  },
)

test.each([
  [0, '+00:00'],
  [1, '+01:00'],
  [-3.5, '-03:30'],
  [5.75, '+05:45'],
  [14, '+14:00'],
  [15, null],
  [Number.NaN, null],
])('%s hours ahead of UTC are the zone %s', (hours, expected) => {
  expect(zoneOfHours(hours)).toBe(expected)
})
