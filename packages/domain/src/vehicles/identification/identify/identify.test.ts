import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MARKETS, MILEAGE_UNITS, VEHICLE_DEFAULTS, VEHICLE_TYPES } from '../vehicle-kinds.ts'
import { type EstimateField, estimateOptions } from './estimate-options.ts'
import {
  answerField,
  answersOf,
  back,
  changeForm,
  foundInRegistry,
  goTo,
  type IdentifyState,
  identifyFieldsOf,
  nextActions,
  nextField,
  reset,
  startIdentify,
} from './identify.ts'
import { readRegisteredVehicle } from './registered-vehicle.ts'

const FOUND = {
  registration: 'AA19AAA',
  ...readRegisteredVehicle({
    make: 'FORD',
    colour: 'RED',
    fuelType: 'PETROL',
    engineCapacityCc: 2_000,
    co2GramsPerKm: 300,
    yearOfManufacture: 2019,
    monthOfFirstRegistration: '2019-03',
    typeApproval: 'M1',
    wheelplan: '2 AXLE RIGID BODY',
    revenueWeightKg: null,
  }),
}

/** What the catalogue would offer, without one. */
const LOOKUP_VALUES = ['one', 'two', 'three']

function optionsAt(state: IdentifyState): readonly string[] {
  const field = nextField(state)
  if (!field) return []
  if (state.action === 'vehicle-lookup') return LOOKUP_VALUES
  const { market, vehicleType } = state.form
  const asked = { market, vehicleType, answers: state.estimate, thisYear: 2026 }
  return estimateOptions(asked, field as EstimateField).map(({ value }) => value)
}

type Step = { readonly kind: string; readonly pick: number }
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('go', 'answer', 'answer', 'answer', 'back', 'form', 'found', 'unit'),
    pick: fc.nat(1_000),
  }),
  { maxLength: 40 },
)

const pickOf = <T>(values: readonly T[], pick: number): T | undefined =>
  values[pick % values.length]

function take(state: IdentifyState, { kind, pick }: Step): IdentifyState {
  if (kind === 'go') return goTo(state, pickOf(nextActions(state), pick) ?? state.action)
  if (kind === 'back') return back(state)
  if (kind === 'unit')
    return changeForm(state, { mileageUnit: pickOf(MILEAGE_UNITS, pick) ?? 'mi' })
  if (kind === 'found') {
    const vehicleType = pickOf(VEHICLE_TYPES, pick) ?? 'car'
    return state.form.market === 'uk' ? foundInRegistry(state, { ...FOUND, vehicleType }) : state
  }
  if (kind === 'form') {
    return changeForm(state, {
      vehicleType: pickOf(VEHICLE_TYPES, pick) ?? 'car',
      market: pickOf(MARKETS, Math.floor(pick / 5)) ?? 'uk',
    })
  }
  const field = nextField(state)
  const options = optionsAt(state)
  const value = pickOf(options, pick)
  return field && value !== undefined
    ? answerField(state, field, value, options.length === 1)
    : state
}

const reachable = fc
  .tuple(fc.constantFrom(...MARKETS), steps)
  .map(([market, all]) => all.reduce(take, startIdentify(market)))

describe('identifying a vehicle', () => {
  test('begins with the registration in the United Kingdom, and with the defaults', () => {
    const state = startIdentify('uk')
    expect(state.action).toBe('registration-search')
    expect(state.form).toMatchObject({
      annualMileage: 8_000,
      multiplyVehicles: 1,
      vehicleType: 'car',
    })
    expect(nextField(goTo(state, 'ghg-estimate'))).toBe('fuelType')
    expect(nextField(goTo(state, 'vehicle-lookup'))).toBe('fuelType')
  })

  test('forgets the answers about another kind than the one that the registry knows', () => {
    const asCar = answerField(goTo(startIdentify('uk'), 'ghg-estimate'), 'fuelType', 'petrol')
    const found = foundInRegistry(asCar, { ...FOUND, vehicleType: 'hgv' })
    expect([found.form.vehicleType, found.estimate]).toEqual(['hgv', {}])
    expect(foundInRegistry(asCar, FOUND).estimate).toEqual({ fuelType: 'petrol' })
  })

  test('from any reachable state every valid next action works and keeps the one before', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        for (const action of nextActions(state)) {
          const moved = goTo(state, action)
          expect([moved.action, moved.previousAction]).toEqual([action, state.action])
          expect([moved.lookup, moved.estimate]).toEqual([state.lookup, state.estimate])
        }
      }),
    )
  })

  test('an action that is not valid changes nothing', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        expect(goTo(state, state.action)).toBe(state)
        const isUs = state.form.market === 'us'
        if (isUs) expect(nextActions(state)).not.toContain('registration-search')
        if (state.form.vehicleType !== 'car') {
          expect(nextActions(state)).not.toContain('vehicle-lookup')
        }
      }),
    )
  })

  test('only a car is looked for in the catalogue, which holds cars', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        if (state.form.vehicleType === 'car') return
        expect([state.action, state.previousAction]).not.toContain('vehicle-lookup')
      }),
    )
  })

  test('there is always something to answer, or the vehicle is identified', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        const field = nextField(state)
        if (field) expect(optionsAt(state).length, field).toBeGreaterThan(0)
      }),
    )
  })

  test('back never loses an answer, and answering the same again comes back to where one was', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        const before = back(state)
        expect([before.lookup, before.estimate]).toEqual([state.lookup, state.estimate])
        const field = before.at
        if (before.action !== state.action || !field || state.at) return
        const same = answersOf(before)[field] ?? ''
        expect(nextField(answerField(before, field, same))).toBe(nextField(state))
      }),
    )
  })

  test('back reaches the first question and then the action before', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        let here = state
        for (let turn = 0; turn < identifyFieldsOf(state).length; turn += 1) {
          if (here.action !== state.action) break
          here = back(here)
        }
        const asked = identifyFieldsOf(state).filter(
          (field) => answersOf(state)[field] !== undefined && !state.single.includes(field),
        )
        if (here.action === state.action && asked[0] && state.previousAction) {
          expect([asked[0], null]).toContain(here.at)
        }
      }),
    )
  })

  test('another answer forgets those after it and none before', () => {
    fc.assert(
      fc.property(reachable, fc.nat(10), (state, at) => {
        const fields = identifyFieldsOf(state).filter(
          (field) => answersOf(state)[field] !== undefined,
        )
        const field = pickOf(fields, at)
        if (!field) return
        const changed = answerField(state, field, 'something else')
        const index = identifyFieldsOf(state).indexOf(field)
        for (const [place, each] of identifyFieldsOf(state).entries()) {
          if (place < index) expect(answersOf(changed)[each]).toBe(answersOf(state)[each])
          if (place > index) expect(answersOf(changed)[each]).toBeUndefined()
        }
      }),
    )
  })

  test('reset keeps country, market and mileage unit, and nothing else', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        const { countryOfRegistration, market, mileageUnit } = state.form
        expect(reset(state)).toEqual({
          ...startIdentify(market, mileageUnit),
          form: { ...VEHICLE_DEFAULTS, countryOfRegistration, market, mileageUnit },
        })
      }),
    )
  })
})
