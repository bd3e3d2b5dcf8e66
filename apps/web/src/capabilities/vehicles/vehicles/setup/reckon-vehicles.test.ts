import { calendarDate } from '@understory/domain/calendar/calendar.ts'
import { describe, expect, test } from 'vitest'
import { type Countable, reckonVehicles, type VehiclePricing } from './reckon-vehicles.ts'

const pricing: VehiclePricing = {
  prices: {
    version: 'test',
    currency: 'GBP',
    microsPerMilliTree: 150,
    microsPerGramCo2e: 6,
    microsPerGramPlastic: 550,
  },
  sentences: {
    NO_PRODUCTS_SELECTED: '',
    TOO_MUCH: '',
    AMOUNT_TOO_SMALL: 'Too little.',
    AMOUNT_TOO_LARGE: '',
    BELOW_INCREMENT: '',
  },
  today: calendarDate(2026, 11, 21),
  refusals: {
    PERIOD_OUT_OF_REACH: 'Too far.',
    PERIOD_ALREADY_OFFSET: 'Already.',
    SAME_REGISTRATION_TWICE: 'Twice.',
  },
}
const half = {
  from: calendarDate(2026, 1, 1),
  to: calendarDate(2026, 12, 31),
  emittedGrams: 600_000,
  kilometres: 1,
  vehicles: 1,
}
const car: Countable = {
  uuid: 'car',
  vehicle: { registrationNumber: 'AB12CDE', multiplyVehicles: 1 },
  grams: 1_150_000,
  offsets: [],
}
const van: Countable = {
  ...car,
  uuid: 'van',
  vehicle: { registrationNumber: null, multiplyVehicles: 1 },
}
const seven: Countable = { ...van, uuid: 'seven', vehicle: { ...van.vehicle, multiplyVehicles: 7 } }
const partly: Countable = { ...van, uuid: 'partly', offsets: [half] }
const wholly: Countable = { ...van, uuid: 'wholly', offsets: [half, half] }
const twin: Countable = { ...car, uuid: 'twin' }
const ALL = [car, van, seven, partly, wholly, twin]

const reckoned = (vehicleIds: string[], from = '2026-11-21', repeat = false) =>
  reckonVehicles(ALL, { vehicleIds, from, repeat }, pricing)

describe('what a year of vehicles comes to', () => {
  test.each([
    [['car'], 1_150_000, 1_200_000, 720],
    [['car', 'van'], 2_300_000, 2_300_000, 1_380],
    [['partly'], 550_000, 600_000, 360],
  ])('of %j is what is not offset, in whole units', (ids, emittedGrams, coveredGrams, minor) => {
    const total = { minor, currency: 'GBP' }
    expect(reckoned(ids)).toEqual({
      sum: { count: ids.length, emittedGrams, coveredGrams, total },
    })
  })

  test('is that of every one of several alike', () => {
    expect(reckoned(['seven'])).toMatchObject({ sum: { count: 7 } })
    expect(reckoned(['car', 'seven'])).toMatchObject({ sum: { count: 8 } })
  })

  test('is that of the whole vehicle where it is wanted again', () => {
    expect(reckoned(['partly'], '2026-11-21', true)).toMatchObject({
      sum: { emittedGrams: 1_150_000 },
    })
    expect(reckoned(['wholly'], '2026-11-21', true)).toMatchObject({
      sum: { emittedGrams: 1_150_000 },
    })
  })

  test.each([
    [[], '2026-11-21', 'Nothing is chosen yet.'],
    [['car'], '', 'Too far.'],
    [['car'], '2028-01-01', 'Too far.'],
    [['car', 'twin'], '2026-11-21', 'Twice.'],
    [['wholly', 'van'], '2026-11-21', 'Already.'],
  ])('of %j from "%s" is said in words', (ids, from, says) => {
    expect(reckoned(ids, from)).toEqual({ says })
  })

  test('begins again on the day after', () => {
    expect(reckoned(['wholly'], '2027-01-01')).toMatchObject({ sum: { emittedGrams: 1_150_000 } })
  })
})
