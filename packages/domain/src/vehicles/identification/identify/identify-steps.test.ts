import { describe, expect, test } from 'vitest'
import { VEHICLE_TYPES } from '../vehicle-kinds.ts'
import {
  answerField,
  back,
  changeForm,
  estimateFound,
  type FoundVehicle,
  foundInRegistry,
  goTo,
  type IdentifyState,
  identifyFieldsOf,
  nextActions,
  nextField,
  startIdentify,
} from './identify.ts'

const VAN: FoundVehicle = {
  registration: 'AB12CDE',
  vehicleType: 'van',
  fuelType: 'diesel',
  make: 'Ford',
  productionYear: 2019,
  engineSizeL: '2.0',
  colour: 'White',
  tested: null,
}

const search = startIdentify('uk')
const estimate = goTo(search, 'ghg-estimate')
const lookup = goTo(search, 'vehicle-lookup')

/** Answers in the order of the questions. */
const answered = (state: IdentifyState, ...values: string[]) =>
  values.reduce((now, value) => answerField(now, nextField(now) ?? 'fuelType', value), state)

describe('where one can go from', () => {
  test.each<[string, IdentifyState, string[]]>([
    ['the search', search, ['vehicle-lookup', 'ghg-estimate']],
    ['the catalogue', lookup, ['registration-search', 'ghg-estimate']],
    ['the estimate', estimate, ['registration-search', 'vehicle-lookup']],
    ['the search for a van', changeForm(search, { vehicleType: 'van' }), ['ghg-estimate']],
    ['a van that was found', foundInRegistry(search, VAN), ['registration-search', 'ghg-estimate']],
    [
      'the estimate of a van that was found',
      goTo(foundInRegistry(search, VAN), 'ghg-estimate'),
      ['registration-search', 'registration-confirm'],
    ],
    ['the catalogue in the United States', startIdentify('us'), ['ghg-estimate']],
    [
      'the estimate of a van in the United States',
      changeForm(startIdentify('us'), { vehicleType: 'van' }),
      [],
    ],
  ])('%s', (_, state, actions) => {
    expect(nextActions(state)).toEqual(actions)
  })

  test('elsewhere than in the United Kingdom one begins in the catalogue of models', () => {
    expect(startIdentify('us')).toMatchObject({
      action: 'vehicle-lookup',
      form: { countryOfRegistration: 'US', market: 'us', mileageUnit: 'mi' },
    })
    expect(search.form).toMatchObject({ countryOfRegistration: 'GB', mileageUnit: 'mi' })
  })

  test('moving on asks the first question again, and knows where one was', () => {
    const asked = { ...answered(estimate, 'diesel'), at: 'fuelType', single: ['fuelType'] } as const
    expect(goTo(asked, 'vehicle-lookup')).toMatchObject({
      action: 'vehicle-lookup',
      previousAction: 'ghg-estimate',
      at: null,
      single: [],
    })
  })
})

describe('a vehicle that was found', () => {
  test('is shown to be confirmed, as the kind that it is', () => {
    expect(foundInRegistry(search, VAN)).toMatchObject({
      action: 'registration-confirm',
      previousAction: 'registration-search',
      form: { vehicleType: 'van' },
      found: VAN,
    })
  })

  test('of which the kind is not held stays what was chosen', () => {
    const bike = changeForm(search, { vehicleType: 'motorbike' })
    const found = foundInRegistry(bike, { ...VAN, vehicleType: null })
    expect(found.form.vehicleType).toBe('motorbike')
  })

  test('goes into the estimate with its fuel', () => {
    expect(estimateFound(foundInRegistry(search, VAN), 2026)).toMatchObject({
      action: 'ghg-estimate',
      estimate: { fuelType: 'diesel' },
      at: null,
    })
  })

  test('on a fuel without a figure is asked for another, though others have one', () => {
    const hybrid = foundInRegistry(search, { ...VAN, fuelType: 'hybrid' })
    expect(estimateFound(hybrid, 2026)).toMatchObject({ estimate: {}, at: 'fuelType' })
  })

  test('of which the fuel is not held is asked for it like any other', () => {
    const found = foundInRegistry(search, { ...VAN, fuelType: null })
    expect(estimateFound(found, 2026)).toEqual(goTo(found, 'ghg-estimate'))
  })

  test('without one the estimate begins empty; in it nothing changes', () => {
    expect(estimateFound(search, 2026)).toEqual(estimate)
    const inIt = answered(goTo(foundInRegistry(search, VAN), 'ghg-estimate'), 'petrol')
    expect(estimateFound(inIt, 2026)).toBe(inIt)
  })
})

describe('a question', () => {
  const car = answered(estimate, 'diesel', '2025', 'large')

  test('is asked where there are some', () => {
    expect([search, foundInRegistry(search, VAN)].map(identifyFieldsOf)).toEqual([[], []])
    expect(nextField(search)).toBeNull()
    expect(nextField(lookup)).toBe('fuelType')
    expect(nextField(answered(lookup, 'petrol', 'manual'))).toBe('make')
    expect(nextField(car)).toBeNull()
  })

  test('of the catalogue and of the estimate is answered apart', () => {
    expect(car).toMatchObject({
      estimate: { fuelType: 'diesel', reportingYear: '2025', vehicleCategory: 'large' },
      lookup: {},
    })
    expect(answered(lookup, 'petrol', 'manual')).toMatchObject({
      lookup: { fuelType: 'petrol', transmission: 'manual' },
      estimate: {},
    })
  })

  test('that is not asked here cannot be answered', () => {
    expect(answerField(estimate, 'make', 'Ford')).toBe(estimate)
    expect(answerField(search, 'fuelType', 'petrol')).toBe(search)
  })

  test('that is answered otherwise forgets those after it; the same answer keeps them', () => {
    expect(answerField(car, 'reportingYear', '2024').estimate).toEqual({
      fuelType: 'diesel',
      reportingYear: '2024',
    })
    expect(answerField(car, 'fuelType', 'petrol').estimate).toEqual({ fuelType: 'petrol' })
    expect(answerField(car, 'fuelType', 'diesel').estimate).toEqual(car.estimate)
    const { estimate: half } = answered(estimate, 'diesel', '2025')
    expect(
      answerField({ ...estimate, estimate: half }, 'fuelType', 'diesel').estimate,
    ).toStrictEqual(half)
  })

  test('that had one option is remembered, until it is asked again or forgotten', () => {
    const lorry = changeForm(estimate, { vehicleType: 'hgv' })
    const one = answerField(answerField(lorry, 'fuelType', 'diesel', true), 'reportingYear', '2026')
    expect(one.single).toEqual(['fuelType'])
    const two = answerField(one, 'chassis', 'rigid', true)
    expect(two.single).toEqual(['fuelType', 'chassis'])
    expect(answerField(two, 'reportingYear', '2024').single).toEqual(['fuelType'])
    expect(answerField(two, 'chassis', 'articulated').single).toEqual(['fuelType'])
    expect(answerField(two, 'fuelType', 'petrol').single).toEqual([])
    expect(answerField(one, 'fuelType', 'diesel').single).toEqual([])
  })
})

describe('back', () => {
  const car = answered(estimate, 'diesel', '2025', 'large')

  test('asks one question after the other again, the last one first, and then leaves', () => {
    const turns = [car]
    for (let turn = 0; turn < 4; turn += 1) turns.push(back(turns.at(-1) ?? car))
    expect(turns.map(({ action, at }) => [action, at])).toEqual([
      ['ghg-estimate', null],
      ['ghg-estimate', 'vehicleCategory'],
      ['ghg-estimate', 'reportingYear'],
      ['ghg-estimate', 'fuelType'],
      ['registration-search', null],
    ])
    expect(turns.at(-1)?.estimate).toEqual(car.estimate)
  })

  test('passes over what answered itself', () => {
    const lorry = changeForm(estimate, { vehicleType: 'hgv' })
    const asked = answerField(
      answerField(lorry, 'fuelType', 'diesel', true),
      'reportingYear',
      '2026',
    )
    const year = back(asked)
    expect(year.at).toBe('reportingYear')
    expect(back(year).action).toBe('registration-search')
  })

  test('from the question in the middle asks the one before it', () => {
    expect(back(answered(estimate, 'diesel', '2025')).at).toBe('reportingYear')
  })

  test('at the very beginning stays there', () => {
    expect(back(search)).toBe(search)
    expect(back(startIdentify('us'))).toEqual(startIdentify('us'))
  })
})

describe('what is said about the vehicle', () => {
  const car = { ...answered(estimate, 'diesel', '2025'), found: VAN }

  test('keeps the answers where it is how far and how many', () => {
    const changed = changeForm(car, { annualMileage: 5, mileageUnit: 'km', multiplyVehicles: 2 })
    expect(changed).toEqual({
      ...car,
      form: { ...car.form, annualMileage: 5, mileageUnit: 'km', multiplyVehicles: 2 },
    })
  })

  test('of another kind has other questions', () => {
    const van = changeForm({ ...car, at: 'fuelType', single: ['fuelType'] }, { vehicleType: 'van' })
    expect(van).toMatchObject({
      action: 'ghg-estimate',
      previousAction: 'registration-search',
      form: { vehicleType: 'van', market: 'uk' },
      found: VAN,
      estimate: {},
      at: null,
      single: [],
    })
  })

  test('is estimated where the catalogue, which holds cars, has none of its kind', () => {
    const inCatalogue = answered(lookup, 'petrol')
    expect(changeForm(inCatalogue, { vehicleType: 'van' })).toMatchObject({
      action: 'ghg-estimate',
      lookup: {},
    })
    // In the search one goes on searching.
    expect(changeForm(search, { vehicleType: 'van' }).action).toBe('registration-search')
  })

  test.each(VEHICLE_TYPES.filter((type) => type !== 'car'))(
    'a %s that drives in the United States is estimated, whichever is said first',
    (vehicleType) => {
      const inUnitedStates = changeForm(changeForm(search, { vehicleType }), { market: 'us' })
      expect(inUnitedStates).toEqual(changeForm(startIdentify('us'), { vehicleType }))
      expect(inUnitedStates.action).toBe('ghg-estimate')
      expect(nextField(inUnitedStates)).toBe('fuelType')
    },
  )

  test('leaves nowhere to go back to that it cannot be found in', () => {
    const fromCatalogue = goTo(startIdentify('us'), 'ghg-estimate')
    expect(changeForm(fromCatalogue, { vehicleType: 'van' }).previousAction).toBeNull()
  })

  test('of another market begins again there, with what was driven', () => {
    const us = changeForm(changeForm(car, { annualMileage: 5 }), { market: 'us' })
    expect(us).toEqual({
      ...startIdentify('us'),
      form: { ...car.form, annualMileage: 5, market: 'us', countryOfRegistration: 'US' },
    })
    expect(changeForm(us, { market: 'uk' })).toMatchObject({
      action: 'registration-search',
      form: { countryOfRegistration: 'GB' },
    })
  })
})
