import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate, dayAfter, dayOf } from '../../calendar/calendar.ts'
import { grams, milliTrees } from '../../quantity/impact-quantity.ts'
import { cyclePeriod, monthOfYear, shareOfYear, startOfCycleBefore } from './billing-cycle.ts'

const on = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return calendarDate(year, month, day)
}

const anyDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map(dayOf)

describe('the days of a cycle', () => {
  test.each([
    ['2027-01-31', 'month', 0, '2027-01-31', '2027-02-27'],
    ['2027-01-31', 'month', 1, '2027-02-28', '2027-03-30'],
    ['2027-01-31', 'month', 2, '2027-03-31', '2027-04-29'],
    ['2028-01-30', 'month', 1, '2028-02-29', '2028-03-29'],
    ['2028-01-29', 'month', 1, '2028-02-29', '2028-03-28'],
    ['2027-01-29', 'month', 1, '2027-02-28', '2027-03-28'],
    ['2028-02-29', 'year', 0, '2028-02-29', '2029-02-27'],
    ['2028-02-29', 'year', 1, '2029-02-28', '2030-02-27'],
    ['2028-02-29', 'year', 4, '2032-02-29', '2033-02-27'],
    ['2026-12-15', 'month', 1, '2027-01-15', '2027-02-14'],
  ] as const)(
    'of %s by the %s, the one after %i runs from %s to %s',
    (anchor, interval, n, from, to) => {
      expect(cyclePeriod(on(anchor), interval, n)).toEqual({ from, to })
    },
  )

  test('cycles follow each other without a gap and without an overlap', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom('month' as const, 'year' as const),
        fc.nat(60),
        (anchor, interval, n) => {
          const eve = new Date(`${cyclePeriod(anchor, interval, n).to}T00:00:00Z`)
          eve.setUTCDate(eve.getUTCDate() + 1)
          expect(cyclePeriod(anchor, interval, n + 1).from).toBe(dayOf(eve))
        },
      ),
    )
  })

  test('where a monthly one began is known from the one after it, also on the 29th, 30th and 31st', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(60), (anchor, n) => {
        const after = cyclePeriod(anchor, 'month', n + 1)
        expect(startOfCycleBefore(after)).toBe(cyclePeriod(anchor, 'month', n).from)
      }),
      { numRuns: 1_000 },
    )
    const april = { from: on('2027-04-30'), to: on('2027-05-30') }
    expect(startOfCycleBefore(april)).toBe('2027-03-31')
  })
})

describe('the months of a yearly cycle', () => {
  test('are its days, without a gap and without an overlap', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(5), (anchor, n) => {
        const year = cyclePeriod(anchor, 'year', n)
        const months = Array.from({ length: 12 }, (_, month) => monthOfYear(year, month))
        expect(months[0]?.from).toBe(year.from)
        expect(months.at(-1)?.to).toBe(year.to)
        for (const [at, { to }] of months.slice(0, -1).entries()) {
          expect(months[at + 1]?.from).toBe(dayAfter(to))
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('begin on the day that it began on, also on 29 February of a leap year to come', () => {
    const year = cyclePeriod(on('2024-02-29'), 'year', 3)
    expect(year).toEqual({ from: '2027-02-28', to: '2028-02-28' })
    expect(monthOfYear(year, 1)).toEqual({ from: '2027-03-29', to: '2027-04-28' })
    expect(monthOfYear(year, 11)).toEqual({ from: '2028-01-29', to: '2028-02-28' })
  })
})

describe('what a cycle funds', () => {
  test('any twelve instalments from the first add up to the year, each within one of the others', () => {
    const anyYear = fc.record({
      trees: fc.nat(10_000_000).map(milliTrees),
      co2e: fc.nat(1_000_000_000).map(grams),
      plastic: fc.nat(10_000_000).map(grams),
    })
    fc.assert(
      fc.property(anyYear, fc.nat(5), (year, yearsIn) => {
        const shares = Array.from({ length: 12 }, (_, month) =>
          shareOfYear(year, 'month', yearsIn * 12 + month),
        )
        for (const impact of ['trees', 'co2e', 'plastic'] as const) {
          const parts = shares.map((share) => share[impact])
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(year[impact])
          expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('a yearly cycle funds the whole year', () => {
    const year = { trees: milliTrees(1), co2e: grams(2), plastic: grams(3) }
    expect(shareOfYear(year, 'year', 3)).toEqual(year)
  })
})
