import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate, parseCalendarDate } from '../../calendar/calendar.ts'
import { grams } from '../../quantity/impact-quantity.ts'
import {
  coverageOn,
  coveredKilometres,
  coveringQuantity,
  findSameRegistration,
  mostCovered,
  offsetPeriod,
  ofOneVehicle,
  overlaps,
  yearFrom,
} from './offset-period.ts'

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
    expect(overlaps(second, first)).toBe(false)
    expect(overlaps(first, yearFrom(first.to))).toBe(true)
    expect(overlaps(yearFrom(first.to), first)).toBe(true)
  })
})

describe('the first day of a year to offset', () => {
  const today = day('2026-11-21')

  test.each([
    ['2025-11-20', false],
    ['2025-11-21', true],
    ['2027-11-21', true],
    ['2027-11-22', false],
  ])('%s is within a year of today: %s', (from, isWithin) => {
    expect(offsetPeriod(day(from), today)).toEqual(isWithin ? yearFrom(day(from)) : null)
  })
})

test('the second vehicle of a registration number is found, and those without one are not', () => {
  const vehicles = [
    ['a', null],
    ['b', 'AB12CDE'],
    ['c', null],
    ['d', 'AB12CDE'],
  ] as const
  expect(findSameRegistration(vehicles, ([, number]) => number)?.[0]).toBe('d')
  expect(findSameRegistration(vehicles.slice(0, 3), ([, number]) => number)).toBeUndefined()
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

describe('what offsets cover together', () => {
  const first = {
    from: day('2026-01-01'),
    to: day('2026-12-31'),
    emittedGrams: 300,
    kilometres: 3,
    vehicles: 1,
  }
  const second = {
    from: day('2026-07-01'),
    to: day('2027-06-30'),
    emittedGrams: 500,
    kilometres: 5,
    vehicles: 2,
  }

  test.each([
    ['2025-12-31', null],
    ['2026-01-01', { grams: 300, kilometres: 3, vehicles: 1, until: '2026-12-31' }],
    ['2026-07-01', { grams: 800, kilometres: 8, vehicles: 2, until: '2026-12-31' }],
    ['2026-12-31', { grams: 800, kilometres: 8, vehicles: 2, until: '2026-12-31' }],
    ['2027-01-01', { grams: 500, kilometres: 5, vehicles: 2, until: '2027-06-30' }],
    ['2027-07-01', null],
  ])('on %s is %o', (on, coverage) => {
    expect(coverageOn(day(on), [second, first])).toEqual(coverage)
  })

  test('is, for one of several vehicles, its own part', () => {
    expect(ofOneVehicle(second)).toEqual({
      ...second,
      emittedGrams: 250,
      kilometres: 2,
      vehicles: 1,
    })
    expect(ofOneVehicle(first)).toEqual(first)
  })

  test.each([
    ['2025-01-01', 0],
    ['2025-06-01', 300],
    ['2026-01-01', 800],
    ['2027-01-01', 500],
    ['2027-07-01', 0],
    ['2024-12-31', 0],
    // On the last day of the year the other one begins.
    ['2025-07-01', 300],
    ['2025-07-02', 800],
  ])('in the year from %s is %i at the most', (from, most) => {
    expect(mostCovered(yearFrom(day(from)), [first, second])).toBe(most)
  })

  test.each([
    [{ annualMileage: 1_000, mileageUnit: 'mi', multiplyVehicles: 1 }, 1, 1_609],
    [{ annualMileage: 1_000, mileageUnit: 'km', multiplyVehicles: 3 }, 1, 3_000],
    [{ annualMileage: 1_000, mileageUnit: 'km', multiplyVehicles: 1 }, 0.5, 500],
    [{ annualMileage: 1, mileageUnit: 'km', multiplyVehicles: 1 }, 0.001, 1],
  ] as const)('of %o, for a part of %d, is %i km', (usage, part, kilometres) => {
    expect(coveredKilometres(usage, { covered: part * 1_000_000, total: 1_000_000 })).toBe(
      kilometres,
    )
  })
})
