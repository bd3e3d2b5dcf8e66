import type { ScopeThreeKey } from '../scope-three.ts'
import { type EstimateCountry, electricityFactor, WORLD } from './countries.ts'
import { DOLLARS_PER_POUND_2022 } from './money.ts'
import type { Downstream, Sector } from './sectors.ts'

/** What is known of a company before its emissions are. */
export type Company = {
  readonly sector: Sector
  readonly country: EstimateCountry
  readonly year: number
  /** Turnover in pounds of 2022. */
  readonly pounds: number
  /** How much of it works in its own country. */
  readonly homeShare: number
  /** How far the multipliers from disclosures apply. */
  readonly strength: number
  readonly employees: number
}

export const DOWNSTREAM_CHOICES = ['auto', 'include', 'exclude'] as const
export type DownstreamChoice = (typeof DOWNSTREAM_CHOICES)[number]

const LARGE_MAKER = 250e6

/** Both in kg, scope 2 by location. */
export function scopes12({ sector, country, year, pounds, homeShare, strength }: Company) {
  const { uk, us, disclosed } = sector
  const american = country.iso2 === 'US' ? us : null
  const grid = electricityFactor(country.iso2, year)
  const dollars = pounds * DOLLARS_PER_POUND_2022
  const home = american
    ? {
        scope1: dollars * american.scope1,
        scope2: (dollars * american.scope2 * grid) / electricityFactor('US', 2022),
      }
    : {
        scope1: pounds * uk.scope1 * country.scope1,
        scope2: pounds * uk.scope2 * country.electricity * grid,
      }
  const abroad = {
    scope1: pounds * uk.scope1 * WORLD.scope1,
    scope2: pounds * uk.scope2 * WORLD.electricity * electricityFactor(WORLD.code, year),
  }
  const mix = (of: 'scope1' | 'scope2') => homeShare * home[of] + (1 - homeShare) * abroad[of]
  return {
    scope1: mix('scope1') * (disclosed.scope1 * country.disclosedScope1) ** strength,
    scope2: mix('scope2') * disclosed.scope2 ** strength,
  }
}

export type ScopesOfCompanyPart = { readonly row: Downstream; readonly value: number }

/** In kg, by category; what is left out beside it. */
export function scope3(company: Company, choice: DownstreamChoice) {
  const { sector, country, year, pounds, employees } = company
  const american = country.iso2 === 'US' ? sector.us : null
  const all = american
    ? pounds * DOLLARS_PER_POUND_2022 * american.scope3
    : pounds * sector.uk.scope3 * country.scope3
  const { categories } = american ?? sector.uk
  const sum = categories.reduce((total, [, share]) => total + share, 0)
  const upstream = new Map<ScopeThreeKey, number>(
    sum > 0
      ? categories.map(([key, share]) => [key, (all * share) / sum])
      : [['purchasedGoodsAndServices', all]],
  )
  upstream.set('employeeCommutingAndRemoteWorking', employees * country.commutingPerEmployee)
  const gridAgainstUk = electricityFactor(country.iso2, year) / electricityFactor('GB', 2022)
  const parts = sector.downstream.map((row) => ({
    row,
    value: pounds * row.kgPerPound * (row.followsGrid ? gridAgainstUk : 1),
  }))
  const counts = ({ row }: ScopesOfCompanyPart) =>
    choice === 'include' ||
    (choice === 'auto' &&
      (row.counts === 'yes' || (row.counts === 'if-large' && pounds >= LARGE_MAKER)))
  return {
    upstream,
    downstream: parts.filter(counts),
    leftOut: parts.filter((part) => !counts(part)),
  }
}
