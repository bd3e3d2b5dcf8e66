import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  type CalendarDate,
  calendarDate,
  countMonths,
  dayBefore,
  dayOf,
  firstDay,
  lastDay,
  longDateRange,
  longMonth,
  type Month,
  monthOf,
  monthRange,
  parseCalendarDate,
  parseMonth,
  shiftMonth,
  shortDate,
  splitByMonth,
} from './calendar.ts'

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map(dayOf)

describe('a calendar date', () => {
  test.each([
    { text: '2028-02-29', exists: true },
    { text: '2027-02-29', exists: false },
    { text: '2100-02-29', exists: false },
    { text: '2000-02-29', exists: true },
    { text: '2026-04-31', exists: false },
    { text: '2026-13-01', exists: false },
    { text: '2026-1-01', exists: false },
    { text: '2026-01-01T00:00', exists: false },
    { text: '0000-01-01', exists: false },
  ])('$text exists: $exists', ({ text, exists }) => {
    expect(parseCalendarDate(text) !== null).toBe(exists)
  })

  test.each([
    ['2026-11', true],
    ['0001-01', true],
    ['9999-12', true],
    ['0000-12', false],
    ['2026-00', false],
    ['2026-13', false],
    ['12026-11', false],
    ['2026-11-21', false],
  ])('%s is a month: %s', (text, exists) => {
    expect(parseMonth(text)).toBe(exists ? text : null)
  })

  test('years have four digits from the first to the last', () => {
    expect(shiftMonth('0002-01' as Month, -1)).toBe('0001-12')
    expect(shiftMonth('9999-11' as Month, 1)).toBe('9999-12')
    expect(() => shiftMonth('9999-12' as Month, 1)).toThrow(RangeError)
    expect(() => shiftMonth('0001-01' as Month, -1)).toThrow(RangeError)
  })

  test('agrees with the platform calendar on every day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseCalendarDate(day)).toBe(day)
        expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
      }),
    )
  })

  test('a day that no calendar has is a fault', () => {
    expect(() => calendarDate(2026, 2, 30)).toThrow(RangeError)
  })

  test('lists show DD/MM/YY', () => {
    expect(shortDate(calendarDate(2027, 3, 5))).toBe('05/03/27')
  })

  test('a range of one day reads as that day', () => {
    const day = calendarDate(2027, 3, 5)
    expect(longDateRange({ from: day, to: day })).toBe('5 March 2027')
    expect(longDateRange({ from: day, to: calendarDate(2027, 12, 31) })).toBe(
      '5 March 2027 to 31 December 2027',
    )
  })
})

describe('months', () => {
  test('31 January plus a month is the last day of February', () => {
    expect(addMonths(calendarDate(2027, 1, 31), 1)).toBe('2027-02-28')
    expect(addMonths(calendarDate(2028, 1, 31), 1)).toBe('2028-02-29')
    expect(addMonths(calendarDate(2027, 1, 31), -2)).toBe('2026-11-30')
  })

  test('2026-00 and 2026-13 are not months', () => {
    expect([parseMonth('2026-00'), parseMonth('2026-13'), parseMonth('2026-12')]).toEqual([
      null,
      null,
      '2026-12',
    ])
  })

  test('going forth and back comes home, and counting agrees with shifting', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 1_000 }), (day, count) => {
        const month = monthOf(day)
        expect(shiftMonth(shiftMonth(month, count), -count)).toBe(month)
        expect(countMonths(month, shiftMonth(month, count))).toBe(count + 1)
        expect(monthOf(addMonths(day, count))).toBe(shiftMonth(month, count))
      }),
    )
  })

  test('cutting a range by month covers each day once', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), anyDay, (a, months, b) => {
        const [from, to] = a < b ? [a, addMonths(a, months)] : [b, addMonths(b, months)]
        const pieces = splitByMonth({ from, to })
        expect(pieces[0]?.from).toBe(from)
        expect(pieces.at(-1)?.to).toBe(to)
        for (const [index, piece] of pieces.entries()) {
          expect(monthOf(piece.from)).toBe(monthOf(piece.to))
          const next = pieces[index + 1]
          if (next) {
            expect(piece.to).toBe(lastDay(monthOf(piece.to)))
            expect(next.from).toBe(firstDay(shiftMonth(monthOf(piece.to), 1)))
          }
        }
      }),
    )
  })

  test('a run of twelve months ends on the last day of the twelfth', () => {
    const start = parseMonth('2026-03')
    expect(start && monthRange(start, 12)).toEqual({ from: '2026-03-01', to: '2027-02-28' })
  })
})

describe('a date that does not exist is refused, with what was asked', () => {
  test.each([
    [2026, 2, 29],
    [2026, 13, 1],
    [2026, 0, 1],
    [2026, 1, 0],
    [2026, 1, 32],
    [0, 1, 1],
    [10_000, 1, 1],
    [2026, 1, 1.5],
    [Number.NaN, 1, 1],
  ])('%d-%d-%d', (year, month, day) => {
    expect(() => calendarDate(year, month, day)).toThrow(`no such day: ${year}-${month}-${day}`)
  })

  test.each(['x2026-01-01', '2026-01-01x', '2026-1-1', '2026-02-30', '2026-01-00', '2026-01-32'])(
    'the text "%s" is none',
    (text) => {
      expect(parseCalendarDate(text)).toBeNull()
    },
  )

  test.each([0, -1, 1.5])('a run of %d months', (months) => {
    expect(() => monthRange('2026-01' as Month, months)).toThrow(`not a run: ${months} months`)
  })

  test('a run of one month is that month', () => {
    expect(monthRange('2026-02' as Month, 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })

  test('a month that no calendar has, and half a month', () => {
    expect(() => shiftMonth('0001-01' as Month, -1)).toThrow('no month -1 months from 0001-01')
    expect(() => shiftMonth('2026-01' as Month, 0.5)).toThrow('no month 0.5 months from 2026-01')
  })

  test('a range that ends before it starts', () => {
    const range = { from: calendarDate(2026, 2, 1), to: calendarDate(2026, 1, 31) }
    expect(() => splitByMonth(range)).toThrow('ends before it starts: 2026-01-31')
  })
})

test('a month in words', () => {
  expect(longMonth('2027-03' as Month)).toBe('March 2027')
  expect(longMonth('2026-12' as Month)).toBe('December 2026')
})

test.each([
  ['2026-11-21', '2026-11-20'],
  ['2027-01-01', '2026-12-31'],
  ['2028-03-01', '2028-02-29'],
  ['2027-03-01', '2027-02-28'],
])('the day before %s is %s', (date, eve) => {
  expect(dayBefore(date as CalendarDate)).toBe(eve)
})
