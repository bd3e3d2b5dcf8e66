import type { Approach } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'

export const APPROACH_NAMES: Readonly<Record<Approach, string>> = {
  operationalControl: 'Operational control',
  financialControl: 'Financial control',
  equityShare: 'Equity share',
}

/** What exports and reports say of how figures were made. */
export const METHOD_NOTES: readonly string[] = [
  'Each line is a quantity times an emission factor, rounded to the gram of CO2e. The factor is a published one, by its id, or a supplier’s or own factor with its source.',
  'Units are converted within their kind. Energy by gross and by net calorific value is never converted into each other.',
  'Scope 2 is summed by location. By market, lines with a contract or certificate take its figure and all others the one by location.',
  'Well-to-tank emissions and grid losses are lines of scope 3, tied to the line that they belong to.',
  'Data quality is five indicators of four levels (GHG Protocol, Scope 3 Standard, box 7.2). What is not known counts as poor. The 95% factor of a line is the root of the sum of the squared logarithms; lines that share a factor add up before they are squared. The uncertainty of the warming potentials, about 35%, is left out.',
  'Offsets and contributions are never subtracted.',
]
