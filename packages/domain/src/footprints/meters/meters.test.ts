import { expect, test } from 'vitest'
import { calendarDate, type Month } from '../../calendar/calendar.ts'
import { gasInKWh, METER_KINDS, meterKind } from './meter-kinds.ts'
import { type MeterBill, meteredYear } from './metered-year.ts'

const YEAR = '2025-01' as Month
const WHOLE: MeterBill = {
  from: calendarDate(2025, 1, 1),
  to: calendarDate(2025, 12, 31),
  quantity: 3_650,
  isEstimated: false,
}
const states = (bills: readonly MeterBill[]) =>
  meteredYear(bills, YEAR)
    .months.map(({ state }) => state[0])
    .join('')

test('a bill of the year fills its months by their days', () => {
  const year = meteredYear([WHOLE], YEAR)
  expect(year.months[1]?.quantity).toBeCloseTo(280)
  expect(year).toMatchObject({ rest: 0, missingMonths: 0, hasOverlap: false, hasEstimates: false })
  expect(year.quantity).toBeCloseTo(3_650)
})

test('a bill over the end of the year is split by its days', () => {
  const from = calendarDate(2024, 12, 2)
  const bill = { ...WHOLE, from, to: calendarDate(2025, 1, 30), quantity: 600 }
  const { quantity } = meteredYear([bill], YEAR)
  expect(quantity).toBeCloseTo(300)
})

test('what is missing is filled by the mean of the other days', () => {
  const bill = { ...WHOLE, to: calendarDate(2025, 6, 30), quantity: 1_810 }
  const { rest, missingMonths } = meteredYear([bill], YEAR)
  expect(missingMonths).toBe(6)
  expect(rest).toBeCloseTo(1_840)
  expect(meteredYear([], YEAR)).toMatchObject({ quantity: 0, rest: 0, missingMonths: 12 })
})

test('each month is filled, estimated, missing or overlapping', () => {
  const to = (month: number, day: number) => calendarDate(2025, month, day)
  expect(
    states([
      { ...WHOLE, to: to(3, 31) },
      { ...WHOLE, from: to(3, 31), to: to(5, 10), isEstimated: true },
      { ...WHOLE, from: to(7, 1) },
    ]),
  ).toBe('ffoemmffffff')
})

test('100 cubic metres of gas at 39.5 MJ are 1,122.06 kWh', () => {
  expect(gasInKWh(100, 39.5)).toBeCloseTo(1_122.06, 2)
})

test('every kind has a unit', () => {
  for (const kind of METER_KINDS) expect(meterKind(kind).units.length).toBeGreaterThan(0)
})
