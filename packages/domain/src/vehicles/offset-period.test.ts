import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate, parseCalendarDate } from '../quantity/calendar.ts'
import { grams } from '../quantity/impact-quantity.ts'
import { coveringQuantity, overlaps, yearFrom } from './offset-period.ts'

const day = (text: string) => parseCalendarDate(text) ?? calendarDate(2026, 1, 1)

describe('the year that is offset', () => {
  test.each([
    ['2026-11-21', '2027-11-20'],
    ['2026-01-01', '2026-12-31'],
    ['2024-02-29', '2025-02-27'],
    ['2026-03-01', '2027-02-28'],
  ])('from %s it lasts to %s', (from, to) => {
    expect(yearFrom(day(from))).toEqual({ from, to })
  })

  test('the year after begins the day after, without a gap or an overlap', () => {
    const first = yearFrom(day('2026-11-21'))
    const second = yearFrom(day('2027-11-21'))
    expect(overlaps(first, second)).toBe(false)
    expect(overlaps(first, yearFrom(first.to))).toBe(true)
  })
})

describe('what covers an amount', () => {
  test.each([
    [0, 0],
    [1, 100_000],
    [100_000, 100_000],
    [100_001, 200_000],
    [2_117_897, 2_200_000],
  ])('%i g is covered by %i g', (emitted, covered) => {
    expect(coveringQuantity(grams(emitted))).toBe(covered)
  })

  test('is never less, and less than a hundred kilograms more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (emitted) => {
        const over = coveringQuantity(grams(emitted)) - emitted
        expect(over >= 0 && over < 100_000).toBe(true)
      }),
    )
  })
})
