import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Month, shiftMonth } from '../../../calendar/calendar.ts'
import { FOOTPRINT_MONTHS_SCOPES, footprintMonths } from './footprint-months.ts'

const START = '2025-04' as Month
const month = (count: number) => shiftMonth(START, count)
const grams = fc.integer({ min: 0, max: 10 ** 13 })
const scopes = fc.record({ scope1: grams, scope2: grams, scope3: grams })

test('any twelve months in a row of one footprint add up to its year, to the gram', () => {
  fc.assert(
    fc.property(scopes, fc.integer({ min: 0, max: 40 }), (year, later) => {
      const footprint = { startMonth: START, isDeclared: false, scopes: year }
      const months = footprintMonths([footprint], { from: month(later), to: month(later + 11) })
      expect(months).toHaveLength(12)
      for (const scope of FOOTPRINT_MONTHS_SCOPES) {
        expect(months.reduce((sum, each) => sum + (each.scopes?.[scope] ?? 0), 0)).toBe(year[scope])
      }
    }),
  )
})

test('a month counts for the footprint that it belongs to, and for none before the first', () => {
  const of = (grams: number) => ({ scope1: grams * 12, scope2: 0, scope3: 0 })
  const footprints = [
    { startMonth: month(2), isDeclared: false, scopes: of(7) },
    { startMonth: START, isDeclared: false, scopes: of(5) },
  ]
  const months = footprintMonths(footprints, { from: month(-1), to: month(3) })
  expect(months.map(({ scopes }) => scopes?.scope1)).toEqual([undefined, 5, 5, 7, 7])
})

test('a rest that does not divide by twelve falls on the first months of its year', () => {
  const footprint = {
    startMonth: START,
    isDeclared: false,
    scopes: { scope1: 14, scope2: 0, scope3: 0 },
  }
  const months = footprintMonths([footprint], { from: START, to: month(12) })
  expect(months.map(({ scopes: each }) => each?.scope1)).toEqual([2, 2, ...Array(10).fill(1), 2])
})
