import { describe, expect, test } from 'vitest'
import type { FuelType, Market, VehicleType } from '../vehicle-kinds.ts'
import { type EstimateAnswers, type EstimateField, estimateOptions } from './estimate-options.ts'
import { categoryWord, TONNAGE_WORDS } from './option-words.ts'

const offered =
  (market: Market, vehicleType: VehicleType, thisYear = 2026) =>
  (answers: EstimateAnswers, field: EstimateField) =>
    estimateOptions({ market, vehicleType, answers, thisYear }, field)

const labels = (options: readonly { readonly label: string }[]) => options.map(({ label }) => label)
const values = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value)

describe('the fuels that are offered', () => {
  test('are those with a figure, in one order, in the words of the market', () => {
    expect(labels(offered('uk', 'van')({}, 'fuelType'))).toEqual([
      'Petrol',
      'Diesel',
      'Plug-in hybrid',
      'Battery electric',
      'Natural gas (CNG)',
      'LPG',
      'Not sure',
    ])
    expect(labels(offered('us', 'car')({}, 'fuelType'))).toEqual([
      'Gasoline',
      'Battery electric',
      'Not sure',
    ])
  })

  test('where there is one alone, say so; where it stands for all of them, it is any fuel', () => {
    expect(offered('us', 'motorbike')({}, 'fuelType')).toEqual([
      {
        value: 'petrol',
        label: 'Gasoline',
        hint: 'The only fuel with a published figure for this kind of vehicle.',
      },
    ])
    expect(offered('uk', 'bus')({}, 'fuelType')).toEqual([{ value: 'unknown', label: 'Any fuel' }])
  })
})

describe('the years that are offered', () => {
  test('go from this year back to the first with a figure of that fuel', () => {
    const uk = offered('uk', 'car')({ fuelType: 'petrol' }, 'reportingYear')
    expect(values(uk)).toEqual(['2026', '2025', '2024', '2023', '2022', '2021'])
    expect(labels(uk)).toEqual(values(uk))
    expect(uk.every((year) => year.hint === undefined)).toBe(true)
    // The van that charges and burns is published from 2024 on.
    expect(values(offered('uk', 'van')({ fuelType: 'phev' }, 'reportingYear'))).toEqual([
      '2026',
      '2025',
      '2024',
    ])
  })

  test('without figures of their own say whose are used', () => {
    expect(offered('us', 'car', 2027)({ fuelType: 'petrol' }, 'reportingYear')).toEqual([
      { value: '2027', label: '2027', hint: 'With the factors of 2025.' },
      { value: '2026', label: '2026', hint: 'With the factors of 2025.' },
      { value: '2025', label: '2025' },
    ])
  })

  test('reach what is published already, whatever the clock says', () => {
    const early = offered('us', 'car', 2020)({ fuelType: 'petrol' }, 'reportingYear')
    expect(values(early)).toEqual(['2025'])
  })
})

describe('the sizes that are offered', () => {
  test('begin with the average and the plain sizes', () => {
    const answers = { fuelType: 'diesel', reportingYear: '2025' }
    expect(labels(offered('uk', 'car')(answers, 'vehicleCategory'))).toEqual([
      'Average',
      'Small: engine under 1.7 l',
      'Medium: engine of 1.7 to 2.0 l',
      'Large: engine over 2.0 l',
      'Mini',
      'Supermini',
      'Lower medium',
      'Upper medium',
      'Executive',
      'Luxury',
      'Sports',
      'Dual purpose 4×4',
      'MPV',
    ])
    expect(
      labels(
        offered('uk', 'bus')({ fuelType: 'unknown', reportingYear: '2025' }, 'vehicleCategory'),
      ),
    ).toEqual(['Local bus, average', 'Local bus, not London', 'Local bus, London', 'Coach'])
  })

  test('are those with a figure in the year that is reported on', () => {
    const sizes = (reportingYear: string) =>
      values(offered('uk', 'car')({ fuelType: 'phev', reportingYear }, 'vehicleCategory'))
    expect(sizes('2025')).toContain('mpv')
    expect(sizes('2021')).not.toContain('mpv')
  })

  test.each<[Market, VehicleType, FuelType, string, string]>([
    ['uk', 'car', 'petrol', 'small', 'Small: engine under 1.4 l'],
    ['uk', 'car', 'petrol', 'medium', 'Medium: engine of 1.4 to 2.0 l'],
    ['uk', 'car', 'petrol', 'large', 'Large: engine over 2.0 l'],
    // Only petrol and diesel have bands of engines.
    ['uk', 'car', 'bev', 'large', 'Large'],
    ['us', 'car', 'petrol', 'small', 'Small'],
    ['us', 'van', 'bev', 'medium', 'Medium'],
    ['us', 'motorbike', 'petrol', 'large', 'Large'],
    ['uk', 'van', 'petrol', 'small', 'Class I: up to 1.305 t'],
    ['uk', 'van', 'diesel', 'medium', 'Class II: 1.305 to 1.74 t'],
    ['uk', 'van', 'bev', 'large', 'Class III: 1.74 to 3.5 t'],
    ['uk', 'motorbike', 'petrol', 'small', 'Small: up to 125 cc'],
    ['uk', 'motorbike', 'petrol', 'medium', 'Medium: 125 to 500 cc'],
    ['uk', 'motorbike', 'petrol', 'large', 'Large: over 500 cc'],
    ['uk', 'van', 'diesel', 'average', 'Average'],
    ['uk', 'car', 'petrol', 'dualPurpose4x4', 'Dual purpose 4×4'],
    ['uk', 'car', 'petrol', 'toString', 'toString'],
  ])('in the %s a %s on %s of the size %s reads "%s"', (...[market, vehicleType, fuel, ...to]) => {
    const [category, word] = to
    expect(categoryWord({ market, vehicleType, fuel, category })).toBe(word)
  })
})

describe('what is asked of a lorry', () => {
  const lorry = offered('uk', 'hgv')
  const rigid = { fuelType: 'diesel', reportingYear: '2025', chassis: 'rigid' }

  test('is its chassis, then its weight, its load and its cooling, in words', () => {
    const { fuelType, reportingYear } = rigid
    expect(lorry({ fuelType, reportingYear }, 'chassis')).toEqual([
      { value: 'rigid', label: 'Rigid' },
      { value: 'articulated', label: 'Articulated' },
    ])
    expect(lorry(rigid, 'tonnageCat')).toEqual([
      { value: 'average', label: 'Average' },
      { value: 'light', label: 'Light: over 3.5 to 7.5 t' },
      { value: 'medium', label: 'Medium: over 7.5 to 17 t' },
      { value: 'heavy', label: 'Heavy: over 17 t' },
    ])
    const heavy = { ...rigid, tonnageCat: 'heavy' }
    expect(lorry(heavy, 'laden')).toEqual([
      { value: '0', label: 'Empty (0% laden)' },
      { value: '50', label: 'Half full (50% laden)' },
      { value: '100', label: 'Full (100% laden)' },
      { value: 'average', label: 'Average load' },
    ])
    expect(lorry({ ...heavy, laden: '0' }, 'refrigerated')).toEqual([
      { value: 'false', label: 'Not refrigerated' },
      { value: 'true', label: 'Refrigerated' },
    ])
  })

  test('depends on the chassis: an articulated one has no middle weight', () => {
    const articulated = { ...rigid, chassis: 'articulated' }
    expect(labels(lorry(articulated, 'tonnageCat'))).toEqual([
      'Average',
      TONNAGE_WORDS['articulated light'],
      TONNAGE_WORDS['articulated heavy'],
    ])
    expect(lorry({ ...rigid, chassis: 'tracked' }, 'tonnageCat')).toEqual([])
    expect(lorry({ ...rigid, tonnageCat: 'colossal' }, 'laden')).toEqual([])
    expect(lorry({ ...rigid, laden: 'overloaded' }, 'refrigerated')).toEqual([])
  })

  test('has no size, and offers every weight before its chassis is known', () => {
    expect(lorry(rigid, 'vehicleCategory')).toEqual([])
    expect(values(lorry({ fuelType: 'diesel', reportingYear: '2025' }, 'tonnageCat'))).toEqual([
      'average',
      'light',
      'medium',
      'heavy',
    ])
  })

  test('answered again offers what it did, whatever was answered after it', () => {
    const all = { ...rigid, chassis: 'articulated', tonnageCat: 'heavy', laden: '100' }
    expect(lorry(all, 'chassis')).toHaveLength(2)
    expect(lorry(all, 'tonnageCat')).toHaveLength(3)
    expect(lorry(all, 'laden')).toHaveLength(4)
  })
})

describe('a bus', () => {
  test('is one passenger or all of them, in the United Kingdom', () => {
    const answers = { fuelType: 'unknown', reportingYear: '2025', vehicleCategory: 'coach' }
    expect(offered('uk', 'bus')(answers, 'wholeVehicle')).toEqual([
      { value: 'false', label: 'One passenger', hint: 'The distance one person rides.' },
      { value: 'true', label: 'The whole bus', hint: 'Every passenger of an average journey.' },
    ])
  })
})

test.each([{}, { fuelType: '' }, { fuelType: 'coal' }])(
  'before a fuel is known nothing else is offered: %o',
  (answers) => {
    for (const field of ['reportingYear', 'vehicleCategory', 'wholeVehicle'] as const) {
      expect(offered('uk', 'bus')(answers, field)).toEqual([])
    }
  },
)
