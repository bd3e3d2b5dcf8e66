import { countryName } from '@understory/domain/countries/countries.ts'
import type { HouseholdAnswers } from '@understory/domain/footprints/household/answers.ts'
import { findHouseholdCountry } from '@understory/domain/footprints/household/data/household-countries.ts'
import { estimateHousehold } from '@understory/domain/footprints/household/estimate-household.ts'
import { householdMass } from '@understory/domain/footprints/household/household-mass.ts'
import { householdMessage } from './messages/messages.generated.ts'

/** A couple with a child in a semi-detached house, who answer one question after another. */
const steps = (): readonly (readonly [what: string, answer: HouseholdAnswers])[] => [
  [householdMessage('introFigures.theCountryAlone'), {}],
  [householdMessage('introFigures.longFlightYear'), { flights: { shortHours: 0, longHours: 16 } }],
  [
    householdMessage('introFigures.petrolCar7000'),
    { cars: { count: 1, distance: { value: 7_000, unit: 'mile' } }, carFuel: 'petrol' },
  ],
  [householdMessage('introFigures.threePeopleAtHome'), { people: { adults: 2, children: 1 } }],
  [
    householdMessage('introFigures.gasBillPowerBill'),
    { heating: 'gas', energyUse: { electricityKwh: 2_700, fuel: { value: 11_500, unit: 'kWh' } } },
  ],
  [
    householdMessage('introFigures.eatBuy'),
    { diet: 'lowMeat', things: 'low', services: 'typical' },
  ],
]

export type IntroStep = {
  readonly what: string
  readonly total: string
  readonly low: number
  readonly high: number
  readonly range: string
}

/** How a range narrows, computed by the model as the page is made. */
export function narrowingRange(): readonly IntroStep[] {
  const country = findHouseholdCountry('GB')
  if (!country) return []
  let answers: HouseholdAnswers = {}
  return steps().map(([what, answer]) => {
    answers = { ...answers, ...answer }
    const { total, range } = estimateHousehold(country, answers)
    const words = `${householdMass(range.low)} to ${householdMass(range.high)}`
    return { what, total: householdMass(total), low: range.low, high: range.high, range: words }
  })
}

const COUNTRIES = ['US', 'DE', 'GB', 'FR', 'SE', 'IN'] as const

export type IntroCountry = { readonly name: string; readonly amount: number; readonly word: string }

/** What a year of one person comes to where nothing but the country is known. */
export const countryMeans = (): readonly IntroCountry[] =>
  COUNTRIES.flatMap((iso2) => {
    const country = findHouseholdCountry(iso2)
    if (!country) return []
    const amount = estimateHousehold(country, {}).total
    return [{ name: countryName(iso2), amount, word: householdMass(amount) }]
  }).toSorted((one, other) => other.amount - one.amount)
