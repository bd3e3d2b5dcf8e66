import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCalendarDate } from '../../calendar/calendar.ts'
import { type CoveredDriving, drivingWords, fleetWords } from './driving-words.ts'
import { coveredKilometres } from './offset-period.ts'

const day = (text: string) => {
  const parsed = parseCalendarDate(text)
  if (!parsed) throw new Error(text)
  return parsed
}

const FIESTA: CoveredDriving = {
  title: '2012 Ford Fiesta, petrol',
  registration: 'AB12CDE',
  kilometres: 12_874,
  unit: 'mi',
  vehicles: 1,
  from: day('2026-11-27'),
  to: day('2027-11-26'),
}

test('an offset names the car, its number, the distance and the year', () => {
  expect(drivingWords(FIESTA)).toBe(
    'AB12 CDE, 2012 Ford Fiesta, petrol: 8,000 miles, 27 November 2026 to 26 November 2027',
  )
})

test('a number that is not to be known is left out, and several alike are counted', () => {
  const van = {
    ...FIESTA,
    title: 'Van, diesel',
    registration: null,
    unit: 'km',
    vehicles: 3,
  } as const
  expect(drivingWords(van)).toBe(
    '3 of Van, diesel: 12,874 km, 27 November 2026 to 26 November 2027',
  )
})

test('the miles that were typed are the miles that are named', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (annualMileage) => {
      const usage = { annualMileage, mileageUnit: 'mi', multiplyVehicles: 1 } as const
      const kilometres = coveredKilometres(usage, { covered: 1, total: 1 })
      expect(drivingWords({ ...FIESTA, kilometres })).toContain(
        `: ${annualMileage.toLocaleString('en-GB')} mile`,
      )
    }),
    { examples: [[446_083], [500_000]] },
  )
})

test('of a fleet five are named and the others counted', () => {
  const words = fleetWords(Array.from({ length: 8 }, () => FIESTA))
  expect([words.length, words.at(-1)]).toEqual([6, 'and 3 vehicles more'])
})
