import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bottlesOf, carKilometresOf, lifetimeCaptureOf, ukPersonYearsOf } from './equivalents.ts'

describe('equivalents', () => {
  test.each([
    { rule: 'a kilogram of plastic is 78 bottles', given: () => bottlesOf(1_000), value: 78 },
    { rule: 'less than a bottle is none', given: () => bottlesOf(12), value: 0 },
    { rule: 'a tonne is 5,979 km', given: () => carKilometresOf(1_000_000), value: 5_979 },
    { rule: '10.98 t is a year of one person', given: () => ukPersonYearsOf(10_980_000), value: 1 },
    {
      rule: 'five trees may take up a tonne',
      given: () => lifetimeCaptureOf(5_000),
      value: 1_000_000,
    },
    {
      rule: 'a tenth of a tree may take up 20 kg',
      given: () => lifetimeCaptureOf(100),
      value: 20_000,
    },
  ])('$rule', ({ given, value }) => {
    expect(given().value).toBe(value)
  })

  test('each names its source, year and method', () => {
    for (const make of [bottlesOf, carKilometresOf, ukPersonYearsOf, lifetimeCaptureOf]) {
      const { source, year, method } = make(1)
      expect(source.length > 10 && year > 2000 && method.length > 10).toBe(true)
    }
  })

  test.each([
    [bottlesOf, 'bottles'],
    [carKilometresOf, 'km'],
    [ukPersonYearsOf, 'share of one person-year'],
    [lifetimeCaptureOf, 'g CO2e'],
  ])('%o counts in %s', (make, unit) => {
    expect(make(1).unit).toBe(unit)
  })

  test('none ever says more than was funded', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (grams) => {
        expect(bottlesOf(grams).value * 12.7).toBeLessThanOrEqual(grams + 1e-3)
        expect(carKilometresOf(grams).value * 167.25).toBeLessThanOrEqual(grams + 1e-3)
      }),
    )
  })
})
