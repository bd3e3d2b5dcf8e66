import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byDensity,
  gasKwh,
  massBalance,
  scrappedLeak,
  screenedLeak,
  shareOfCombinedPlant,
} from './quantities.ts'

describe('refrigerant', () => {
  // HM Government, Environmental Reporting Guidelines, March 2019: leak rates of the screening method.
  test.each([
    ['domestic', 1, false, 0.003],
    ['standAlone', 10, false, 0.15],
    ['smallAirConditioning', 10, false, 0.3],
    ['mediumAirConditioning', 10, true, 0.7],
    ['industrial', 100, false, 8],
    ['condensingUnits', 100, true, 12],
    ['supermarket', 100, false, 17],
    ['landTransport', 100, true, 15.2],
    ['mobileAirConditioning', 100, true, 10.5],
  ] as const)('of %s with %d kg, new: %s, loses %d kg', (equipment, charge, isNew, kg) => {
    expect(screenedLeak(equipment, charge, isNew)).toBeCloseTo(kg, 10)
  })

  // The same guidelines: what is left of the charge, and what of that is recovered.
  test.each([
    ['domestic', 28],
    ['airConditioning', 24],
    ['chillers', 16],
    ['heatPumps', 27.2],
    ['condensingUnits', 12],
    ['supermarket', 8],
    ['landTransport', 10],
  ] as const)('of scrapped %s with 100 kg loses %d kg', (equipment, kg) => {
    expect(scrappedLeak(equipment, 100)).toBeCloseTo(kg, 10)
  })

  test('by the log is what was bought and not charged, added, and not recovered', () => {
    const log = {
      boughtForNew: 30,
      chargeOfNew: 28,
      addedInService: 5,
      chargeOfDisposed: 12,
      recovered: 9,
    }
    expect(massBalance(log)).toBe(10)
    expect(massBalance({ ...log, recovered: 99 })).toBe(0)
  })
})

test('a cubic metre of gas is 11.2 kWh, gross', () => {
  expect(gasKwh(1_000, 39.5)).toBeCloseTo(11_220.63, 2)
})

test('power and heat of a combined plant add up to what it emits, power twice as much each', () => {
  expect(shareOfCombinedPlant({ kg: 900, powerKwh: 1_000, heatKwh: 1_000 })).toEqual({
    power: 0.6,
    heat: 0.3,
  })
  expect(shareOfCombinedPlant({ kg: 1, powerKwh: 0, heatKwh: 0 })).toBeNull()
  const amount = fc.double({ min: 1, max: 1e7, noNaN: true })
  fc.assert(
    fc.property(amount, amount, amount, (kg, powerKwh, heatKwh) => {
      const share = shareOfCombinedPlant({ kg, powerKwh, heatKwh })
      const sum = (share?.power ?? 0) * powerKwh + (share?.heat ?? 0) * heatKwh
      expect(sum / kg).toBeCloseTo(1, 9)
    }),
  )
})

test('a volume becomes a weight by its density, and back', () => {
  expect(byDensity(1_000, 'litres', 0.84)).toEqual({ kg: 840, litres: 1_000 })
  expect(byDensity(2, 'cubicMetres', 1.6)).toEqual({ kg: 3_200, litres: 2_000 })
  expect(byDensity(840, 'kg', 0.84)).toEqual({ kg: 840, litres: 1_000 })
  expect(byDensity(1.5, 'tonnes', 0.75)).toEqual({ kg: 1_500, litres: 2_000 })
  expect(byDensity(1, 'tonnes', 0)).toBeNull()
})
