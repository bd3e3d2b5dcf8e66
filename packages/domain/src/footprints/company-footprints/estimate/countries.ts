import { COUNTRY_ROWS, ELECTRICITY_ROWS, NEAREST_ROWS } from './countries.generated.ts'

/** What differs from the United Kingdom, whose companies the sectors were measured on. */
export type EstimateCountry = {
  readonly iso2: string
  readonly scope1: number
  /** One pound buys more electricity where prices are low. */
  readonly electricity: number
  readonly scope3: number
  /** Of category 7, kg CO2e a year. */
  readonly commutingPerEmployee: number
  readonly employeesPerTurnover: number
  /** Multiplier of scope 1 from what companies disclosed. */
  readonly disclosedScope1: number
}

const FIRST_ELECTRICITY_YEAR = 2015
export const LAST_ELECTRICITY_YEAR = 2024

/** Means of all these countries, weighted by their GDP. */
export const WORLD = { code: 'WORLD62', scope1: 1.537, electricity: 1.2504 } as const

export const ESTIMATE_COUNTRIES: readonly EstimateCountry[] = COUNTRY_ROWS.map(
  ([iso2, scope1, electricity, scope3, commuting, employees, disclosed]) => ({
    iso2,
    scope1: Number(scope1),
    electricity: Number(electricity),
    scope3: Number(scope3),
    commutingPerEmployee: Number(commuting),
    employeesPerTurnover: Number(employees),
    disclosedScope1: Number(disclosed),
  }),
)

const byCode = new Map(ESTIMATE_COUNTRIES.map((country) => [country.iso2, country]))
const nearest = new Map(NEAREST_ROWS.map(([iso2, similar]) => [iso2, similar]))
const electricity = new Map(
  ELECTRICITY_ROWS.map(([code, ...years]) => [code, years.map(Number)] as const),
)

/** `null`: there is no adequate data on it. */
export function findEstimateCountry(iso2: string): EstimateCountry | null {
  return byCode.get(iso2) ?? null
}

/** The country with adequate data that is most like one without; `null`: nothing is known of it at all. */
export function nearestCountry(iso2: string): string | null {
  return nearest.get(iso2) ?? null
}

/** kg CO2e per kWh of a country, or of the world; the nearest year stands in for one without data. */
export function electricityFactor(code: string, year: number): number {
  const known = Math.min(LAST_ELECTRICITY_YEAR, Math.max(FIRST_ELECTRICITY_YEAR, year))
  const factor = electricity.get(code)?.[known - FIRST_ELECTRICITY_YEAR]
  if (factor === undefined) throw new RangeError(`no electricity factor for ${code}`)
  return factor
}
