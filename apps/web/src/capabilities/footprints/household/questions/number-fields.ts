import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetHouseholdOptions } from '@understory/contracts/footprints/household.ts'
import {
  AREA_UNITS,
  DISTANCE_UNITS,
  FUEL_UNITS,
} from '@understory/domain/footprints/household/answers.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { householdMessage } from '../messages/messages.generated.ts'

export type HouseholdOptions = AnswerOf<typeof GetHouseholdOptions>

/** A number that a question takes, by the way to it in the answer; `''`: the answer is this number. */
export type HouseholdNumberField = {
  readonly at: string
  readonly label: string
  readonly decimals: number
  /** What the number may be in; the first that the country uses is preset. */
  readonly units?: readonly string[]
  /** Left out of the answer where it is empty; else it counts as none. */
  readonly isOptional?: true
}

const wholeNumber = (at: string, label: string): HouseholdNumberField => ({
  at,
  label,
  decimals: 0,
})
const amount = (at: string, label: string, more: Partial<HouseholdNumberField> = {}) => ({
  at,
  label,
  decimals: 2,
  ...more,
})
const spent = ({ currency }: HouseholdOptions, typical: number) => [
  amount(
    'amountPerMonth',
    householdMessage('numberFields.amountMonthTypical', { currency, typical: String(typical) }),
  ),
]

const NUMBERS = lookupTable<(options: HouseholdOptions) => readonly HouseholdNumberField[]>({
  people: () => [
    wholeNumber('adults', householdMessage('numberFields.adults')),
    wholeNumber('children', householdMessage('numberFields.children')),
  ],
  homeSize: () => [
    amount('', householdMessage('numberFields.orItsFloorArea'), { units: AREA_UNITS }),
  ],
  energyUse: () => [
    amount('electricityKwh', householdMessage('numberFields.electricityYearKwh'), {
      isOptional: true,
    }),
    amount('fuel', householdMessage('numberFields.fuelHeatingYear'), {
      units: FUEL_UNITS,
      isOptional: true,
    }),
  ],
  cars: () => [
    wholeNumber('count', householdMessage('numberFields.cars')),
    amount('distance', householdMessage('numberFields.distanceAllYear'), {
      units: DISTANCE_UNITS,
      isOptional: true,
    }),
  ],
  publicTransport: () => [
    amount('busKmPerWeek', householdMessage('numberFields.kmWeekBusCoach')),
    amount('trainKmPerWeek', householdMessage('numberFields.kmWeekByTrain')),
  ],
  flights: () => [
    amount('shortHours', householdMessage('numberFields.hoursOnShortFlights')),
    amount('longHours', householdMessage('numberFields.hoursOnLongFlights')),
  ],
  things: (options) => spent(options, options.typicalAmounts.things),
  services: (options) => spent(options, options.typicalAmounts.services),
  pets: () => [
    wholeNumber('dogs', householdMessage('numberFields.dogs')),
    wholeNumber('cats', householdMessage('numberFields.cats')),
  ],
  temperature: ({ units }) => [
    amount(
      '',
      units.temperature === 'F'
        ? householdMessage('numberFields.temperatureInF')
        : householdMessage('numberFields.temperatureInC'),
    ),
  ],
  solar: () => [amount('', 'kWh in a year')],
  carEfficiency: () => [amount('', householdMessage('numberFields.gramsCo2Kilometre'))],
  motorbike: () => [
    amount('', householdMessage('numberFields.distanceInAYear'), { units: DISTANCE_UNITS }),
  ],
})

export const numberFieldsOf = (
  question: string,
  options: HouseholdOptions,
): readonly HouseholdNumberField[] => NUMBERS[question]?.(options) ?? []

/** The name of a field in the form. */
export const fieldName = (question: string, at: string): string =>
  at === '' ? `${question}.value` : `${question}.${at}`

export const unitLabels = () =>
  lookupTable({
    m2: 'm²',
    sqft: 'sq ft',
    km: 'km',
    mile: 'miles',
    kWh: 'kWh',
    therm: 'therms',
    m3: 'm³',
    litre: 'litres',
    usGallon: householdMessage('numberFields.usGallons'),
    kg: 'kg',
  })

/** The unit that the country uses, first. */
export function unitsFirst(
  units: readonly string[],
  { units: used }: HouseholdOptions,
): readonly string[] {
  const own = [used.area, used.distance, used.fuel].find((unit) => units.includes(unit))
  return own ? [own, ...units.filter((unit) => unit !== own)] : units
}
