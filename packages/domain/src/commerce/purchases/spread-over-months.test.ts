import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, dayOf, parseCalendarDate } from '../../calendar/calendar.ts'
import {
  grams,
  IMPACTS,
  milliTrees,
  NO_IMPACT,
  wholeTrees,
} from '../../quantity/impact-quantity.ts'
import { spreadOverMonths } from './spread-over-months.ts'

function range(from: string, to: string) {
  const [start, end] = [parseCalendarDate(from), parseCalendarDate(to)]
  if (!start || !end) throw new Error('bad test date')
  return { from: start, to: end }
}

function assertEvenShares(shares: number[], whole: number) {
  if (shares.reduce((sum, share) => sum + share, 0) !== whole) throw new Error('do not add up')
  if (whole > 0 && Math.max(...shares) - Math.min(...shares) > 1) throw new Error('are not even')
}

describe('spreading over months', () => {
  test('a single day is one part', () => {
    const day = range('2026-11-20', '2026-11-20')
    expect(spreadOverMonths({ ...NO_IMPACT, trees: wholeTrees(3) }, day)).toEqual([
      { part: 1, range: day, quantities: { trees: 3_000, co2e: 0, plastic: 0 } },
    ])
  })

  test('each month gets its part, on its first day, and odd ones go to the earlier months', () => {
    const parts = spreadOverMonths(
      { ...NO_IMPACT, plastic: grams(100) },
      range('2026-11-01', '2027-01-31'),
    )
    expect(parts.map((part) => [part.part, part.range.from, part.quantities.plastic])).toEqual([
      [1, '2026-11-01', 34],
      [2, '2026-12-01', 33],
      [3, '2027-01-01', 33],
    ])
  })

  test('a month that would get nothing is left out', () => {
    const parts = spreadOverMonths(
      { ...NO_IMPACT, plastic: grams(2) },
      range('2026-01-01', '2026-12-31'),
    )
    expect(parts.map((part) => part.part)).toEqual([1, 2])
  })

  test('nothing is lost or invented (20,000 cases)', () => {
    const quantities = fc.record({
      trees: fc.nat(1_000_000_000).map(milliTrees),
      co2e: fc.nat(2_000_000_000).map(grams),
      plastic: fc.nat(1_000_000_000).map(grams),
    })
    const start = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map(dayOf)
    fc.assert(
      fc.property(quantities, start, fc.nat(60), (given, from, months) => {
        const parts = spreadOverMonths(given, { from, to: addMonths(from, months) })
        for (const impact of IMPACTS) {
          assertEvenShares(
            parts.map((part) => part.quantities[impact]),
            given[impact],
          )
        }
        if (parts[0] && parts[0].range.from !== from) throw new Error('starts at another date')
      }),
      { numRuns: 20_000 },
    )
  })
})
