import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIETS, HEATINGS, type HouseholdAnswers } from './answers.ts'
import { HOUSEHOLD_FACTORS as F } from './data/household-constants.ts'
import {
  findHouseholdCountry,
  HOUSEHOLD_COUNTRIES,
  type HouseholdCountry,
} from './data/household-countries.ts'
import { estimateHousehold } from './estimate-household.ts'
import { householdGrams } from './terms/all-terms.ts'
import { caseOf } from './terms/setting.ts'
import { syntheticPerson } from './testing/synthetic-person.ts'

const FAMILY: HouseholdAnswers = {
  people: { adults: 2, children: 1 },
  homeSize: 'medium',
  heating: 'gas',
  energyUse: 'typical',
  cars: { count: 1, distance: { value: 10_000, unit: 'km' } },
  carFuel: 'petrol',
  publicTransport: 'weekly',
  flights: { shortHours: 6, longHours: 0 },
  diet: 'mediumMeat',
  things: 'typical',
  services: 'typical',
}
const of = (country: HouseholdCountry, answers: HouseholdAnswers) =>
  estimateHousehold(country, answers)
const britain = findHouseholdCountry('GB')
if (!britain) throw new Error('no data of the United Kingdom')

const answersArbitrary: fc.Arbitrary<HouseholdAnswers> = fc.record(
  {
    people: fc.record({
      adults: fc.integer({ min: 1, max: 6 }),
      children: fc.integer({ min: 0, max: 5 }),
    }),
    homeSize: fc.constantFrom('tiny', 'small', 'medium', 'large', 'veryLarge'),
    heating: fc.constantFrom(...HEATINGS),
    energyUse: fc.constantFrom('low', 'typical', 'high'),
    cars: fc.record({ count: fc.integer({ min: 0, max: 3 }) }),
    carFuel: fc.constantFrom('petrol', 'diesel', 'hybrid', 'phev', 'electric'),
    publicTransport: fc.constantFrom('never', 'rarely', 'weekly', 'mostDays'),
    flights: fc.record({
      shortHours: fc.integer({ min: 0, max: 40 }),
      longHours: fc.integer({ min: 0, max: 80 }),
    }),
    diet: fc.constantFrom(...DIETS),
    things: fc.constantFrom('low', 'typical', 'high'),
    services: fc.record({ amountPerMonth: fc.integer({ min: 0, max: 2_000 }) }),
    buildingWork: fc.constantFrom('none', 'small', 'large', 'extension'),
    pets: fc.record({
      dogs: fc.integer({ min: 0, max: 2 }),
      cats: fc.integer({ min: 0, max: 2 }),
    }),
    tenure: fc.constantFrom('own', 'rent'),
  },
  { requiredKeys: [] },
)
const countryArbitrary = fc.constantFrom(...HOUSEHOLD_COUNTRIES)

describe('of any answers', () => {
  test('the total is the sum of its parts, and of what is and is not in one’s hands', () => {
    fc.assert(
      fc.property(countryArbitrary, answersArbitrary, (country, answers) => {
        const { total, categories, inYourHands, notInYourHands, range } = of(country, answers)
        expect(Object.values(categories).reduce((sum, grams) => sum + grams, 0)).toBe(total)
        expect(inYourHands + notInYourHands).toBe(total)
        expect(range.low).toBeLessThan(total)
        expect(range.high).toBeGreaterThan(total)
      }),
    )
  })

  test('the order in which they are given does not matter', () => {
    fc.assert(
      fc.property(countryArbitrary, answersArbitrary, (country, answers) => {
        const turned = Object.fromEntries(Object.entries(answers).toReversed())
        expect(of(country, turned)).toEqual(of(country, answers))
      }),
    )
  })

  test('an action saves something, and the largest stands first', () => {
    fc.assert(
      fc.property(countryArbitrary, answersArbitrary, (country, answers) => {
        const { actions } = of(country, answers)
        const savings = actions.map(({ saving }) => saving)
        expect(savings).toEqual(savings.toSorted((one, other) => other - one))
        expect(savings.every((saving) => saving >= 20_000)).toBe(true)
      }),
    )
  })

  test('the next question is one that is open, and it is the one that moves most', () => {
    fc.assert(
      fc.property(countryArbitrary, answersArbitrary, (country, answers) => {
        const { next, questions } = of(country, answers)
        expect(next).toEqual(questions[0] ?? null)
        for (const { id } of questions) expect(answers[id] ?? null).toBeNull()
      }),
    )
  })
})

const MORE_IS_MORE: readonly (readonly [keyof HouseholdAnswers, unknown, unknown])[] = [
  ['homeSize', { value: 90, unit: 'm2' }, { value: 130, unit: 'm2' }],
  ['energyUse', 'low', 'high'],
  ['flights', { shortHours: 6, longHours: 0 }, { shortHours: 6, longHours: 20 }],
  ['things', 'low', 'high'],
  ['services', 'low', 'high'],
  ['diet', 'vegan', 'highMeat'],
  ['pets', { dogs: 0, cats: 0 }, { dogs: 1, cats: 0 }],
  ['buildingWork', 'none', 'extension'],
  ['secondHome', false, true],
  ['foodWaste', 'low', 'high'],
]

describe.each(MORE_IS_MORE)('more %s is more', (question, less, more) => {
  test('in every country', () => {
    for (const country of HOUSEHOLD_COUNTRIES) {
      const few = of(country, { ...FAMILY, [question]: less }).total
      expect(of(country, { ...FAMILY, [question]: more }).total).toBeGreaterThan(few)
    }
  })
})

test('no two countries come to the same figure, asked or not', () => {
  const totals = HOUSEHOLD_COUNTRIES.flatMap((country) => [
    of(country, {}).total,
    of(country, FAMILY).total,
  ])
  expect(new Set(totals).size).toBe(totals.length)
  expect(totals).toHaveLength(124)
})

test('a range is narrower when questions are answered', () => {
  for (const country of HOUSEHOLD_COUNTRIES) {
    const [open, answered] = [of(country, {}), of(country, FAMILY)]
    const width = ({ range, total }: typeof open) => (range.high - range.low) / total
    expect(width(answered)).toBeLessThan(width(open))
  }
})

/** The national account, and the effect of flights besides CO2, which such accounts leave out. */
const nationalKg = ({ nationalAccountKg, flightKg }: HouseholdCountry) =>
  nationalAccountKg + flightKg * F.rf_of_default_flights

test('who answers nothing gets the national account of consumption', () => {
  for (const country of HOUSEHOLD_COUNTRIES) {
    const ratio = of(country, {}).total / 1_000 / nationalKg(country)
    expect(Math.abs(ratio - 1)).toBeLessThan(0.005)
  }
})

test('the mean of a synthetic population meets the national account within 5 %', () => {
  const people = 600
  for (const country of HOUSEHOLD_COUNTRIES) {
    let sum = 0
    for (let at = 0; at < people; at += 1)
      sum += householdGrams(country, caseOf(syntheticPerson(country, at)))
    const ratio = sum / people / 1_000 / nationalKg(country)
    expect([country.iso2, Math.abs(ratio - 1) < 0.05]).toEqual([country.iso2, true])
  }
})

test('charging at home is not counted twice', () => {
  const energyUse = { electricityKwh: 5_000, fuel: { value: 10_000, unit: 'kWh' } } as const
  const electric = { ...FAMILY, carFuel: 'electric', energyUse } as const
  const elsewhere = of(britain, { ...electric, evHome: 0 }).total
  expect(of(britain, electric).total).toBeLessThan(elsewhere)
})

test('a green tariff leaves the figure, and stands beside it', () => {
  const green = of(britain, { ...FAMILY, greenTariff: true })
  expect(green.total).toBe(of(britain, FAMILY).total)
  expect(green.marketBased).toBeLessThan(green.total)
})

test('an open question is never zero', () => {
  const { categories } = of(britain, {})
  expect(Object.values(categories).every((grams) => grams > 0)).toBe(true)
})
