import type { Diet, HouseholdFuel } from '../answers.ts'
import {
  COUNTRY_RECORDS,
  DIET_RECORDS,
  HOME_RECORDS,
  SPENDING_RECORDS,
  TRAVEL_RECORDS,
} from './countries.generated.ts'

/** How good the account of a country's consumption is: A its own, B Eurostat's or the EPA's, C scaled, D none. */
export type DataQuality = 'A' | 'B' | 'C' | 'D'

type Means = (typeof COUNTRY_RECORDS)[number] &
  (typeof HOME_RECORDS)[number] &
  (typeof TRAVEL_RECORDS)[number] &
  (typeof DIET_RECORDS)[number] &
  (typeof SPENDING_RECORDS)[number] & { readonly [F in HouseholdFuel as `${F}Share`]: number } & {
    readonly [D in Diet as `${D}Share`]: number
  }

/** The means of a country, by which an open question is answered; masses are kg CO2e a year and person. */
export type HouseholdCountry = Omit<Means, 'quality'> & { readonly quality: DataQuality }

const homes = byCountry(HOME_RECORDS)
const travels = byCountry(TRAVEL_RECORDS)
const diets = byCountry(DIET_RECORDS)
const spendings = byCountry(SPENDING_RECORDS)

/** A country without a row in one of the files is a fault when the process starts, not a mean of others. */
export const HOUSEHOLD_COUNTRIES: readonly HouseholdCountry[] = COUNTRY_RECORDS.map((country) => ({
  ...of(homes, country.iso2),
  ...of(travels, country.iso2),
  ...of(diets, country.iso2),
  ...of(spendings, country.iso2),
  ...country,
  quality: qualityOf(country.quality),
}))

const byCode = new Map(HOUSEHOLD_COUNTRIES.map((country) => [country.iso2, country]))

/** `null`: there is no adequate data on its households. */
export const findHouseholdCountry = (iso2: string): HouseholdCountry | null =>
  byCode.get(iso2) ?? null

function byCountry<T extends { readonly iso2: string }>(records: readonly T[]) {
  return new Map(records.map((record) => [record.iso2, record]))
}

function of<T>(records: ReadonlyMap<string, T>, iso2: string): T {
  const found = records.get(iso2)
  if (!found) throw new RangeError(`no household data of ${iso2}`)
  return found
}

function qualityOf(letter: string): DataQuality {
  if (letter !== 'A' && letter !== 'B' && letter !== 'C' && letter !== 'D')
    throw new RangeError(`no quality ${letter}`)
  return letter
}
