import { lookupTable } from '../../../../../language/lookup-table.ts'
import { SCOPE_THREE_KEYS } from '../../../../company-footprints/scope-three.ts'

/** What is written into a cell of EFRAG’s template 1.3.0: a defined name of it, or a sheet and a cell. */
export type TemplateCell =
  | {
      readonly at: string
      readonly value: string | number | boolean
      /** The value is what the formula of the cell comes to, which stays. */
      readonly keepsFormula?: boolean
    }
  | { readonly at: string; readonly begins: string }

export const GENERAL = 'General Information'
export const ENVIRONMENT = 'Environmental Disclosures'

/** As the keys of facts number them. */
export const categoryNumber = (at: number): string => String(at + 1).padStart(2, '0')

const CATEGORY_CELLS = SCOPE_THREE_KEYS.flatMap((_, at) => [
  [`B3.scope-3-${categoryNumber(at)}`, `${ENVIRONMENT}!D${30 + at}`],
  [`C3.scope-3-base-${categoryNumber(at)}`, `${ENVIRONMENT}!G${30 + at}`],
])

const SCOPES_1_2 = 'TotalGrossLocationBasedScope1AndScope2GHGEmissions'
const ALL_SCOPES = 'TotalGrossLocationBasedGHGEmissions'
const BASE_MEMBER = 'BaselineYearMember'
const STATED = 'CurrentlyStatedMember'
const WHOLE_ENERGY = 'TotalRenewableAndNonRenewableEnergyMember'

/** Where the value of a fact is written as it is, by the key of the fact. */
export const CELLS_OF_FACTS: Readonly<Record<string, string>> = lookupTable({
  'B1.name': 'template_reporting_entity_name',
  'B1.identifier-scheme': 'template_reporting_entity_identifier_scheme',
  'B1.identifier': 'template_reporting_entity_identifier',
  'B1.currency': 'template_currency',
  'B1.assets': 'Assets',
  'B1.turnover': 'Turnover',
  'B1.employees': 'NumberOfEmployees',
  'B3.total-energy': 'TotalEnergyConsumption',
  'B3.electricity-total': `EnergyConsumptionFromElectricity_${WHOLE_ENERGY}`,
  'B3.fuels-total': `EnergyConsumptionFromFuels_${WHOLE_ENERGY}`,
  'B3.scope-1': 'GrossScope1GreenhouseGasEmissions',
  'B3.scope-2-location': 'GrossLocationBasedScope2GreenhouseGasEmissions',
  'B3.scope-2-market': 'GrossMarketBasedScope2GreenhouseGasEmissions',
  'B3.scopes-1-2-location': SCOPES_1_2,
  'B3.scopes-1-2-market': 'TotalGrossMarketBasedScope1AndScope2GHGEmissions',
  'B3.scope-3': `GrossScope3GreenhouseGasEmissions_${STATED}`,
  'B3.total-location': `${ALL_SCOPES}_${STATED}`,
  'B3.total-market': `TotalGrossMarketBasedGHGEmissions_${STATED}`,
  'B3.intensity-12-location': 'Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased',
  'B3.intensity-total-location': 'TotalLocationBasedGreenhouseGasEmissionsIntensityValue',
  'C3.base-year': 'GreenhouseGasEmissionReductionTargetBaseYear',
  'C3.target-year': 'GreenhouseGasEmissionReductionTargetYear',
  'C3.scope-1-base': `GrossScope1GreenhouseGasEmissions_${BASE_MEMBER}`,
  'C3.scope-2-location-base': `GrossLocationBasedScope2GreenhouseGasEmissions_${BASE_MEMBER}`,
  'C3.scope-3-base': `GrossScope3GreenhouseGasEmissions_${BASE_MEMBER}`,
  'C3.scopes-1-2-location-base': `${SCOPES_1_2}_${BASE_MEMBER}`,
  'C3.total-location-base': `${ALL_SCOPES}_${BASE_MEMBER}`,
  'C3.scopes-1-2-location-target': `${SCOPES_1_2}_TargetYearMember`,
  'C3.total-location-target': `${ALL_SCOPES}_TargetYearMember`,
  'C3.main-actions': 'DisclosureOfListOfMainActionsTheEntitySeeksInOrderToAchieveItsTargets',
  ...Object.fromEntries(CATEGORY_CELLS),
})

export type TemplateSum = {
  /** What the formula adds, by the keys of facts. */
  readonly parts: readonly string[]
  /** It adds only where scope 3 is said to be given, and never to nothing. */
  readonly isOfScopeThree?: true
}

const categories = (before: string) =>
  SCOPE_THREE_KEYS.map((_, at) => `${before}-${categoryNumber(at)}`)

/** Which cells of facts hold a formula of the template, and what that adds. */
export const TEMPLATE_SUMS: Readonly<Record<string, TemplateSum>> = lookupTable({
  'B3.electricity-total': { parts: [] },
  'B3.fuels-total': { parts: [] },
  'B3.scopes-1-2-location': { parts: ['B3.scope-1', 'B3.scope-2-location'] },
  'B3.scopes-1-2-market': { parts: ['B3.scope-1', 'B3.scope-2-market'] },
  'B3.scope-3': { parts: categories('B3.scope-3'), isOfScopeThree: true },
  'B3.total-location': {
    parts: ['B3.scope-1', 'B3.scope-2-location', 'B3.scope-3'],
    isOfScopeThree: true,
  },
  'B3.total-market': {
    parts: ['B3.scope-1', 'B3.scope-2-market', 'B3.scope-3'],
    isOfScopeThree: true,
  },
  'C3.scope-3-base': { parts: categories('C3.scope-3-base'), isOfScopeThree: true },
  'C3.scopes-1-2-location-base': { parts: ['C3.scope-1-base', 'C3.scope-2-location-base'] },
  'C3.total-location-base': {
    parts: ['C3.scope-1-base', 'C3.scope-2-location-base', 'C3.scope-3-base'],
    isOfScopeThree: true,
  },
  'C3.scopes-1-2-location-target': { parts: [] },
  'C3.total-location-target': { parts: [] },
})

/** What the template divides by the turnover itself. */
export const TEMPLATE_RATIOS = ['B3.intensity-12-location', 'B3.intensity-total-location'] as const

/** Numbers that are held as texts. */
export const YEARS_OF_TARGET = ['C3.base-year', 'C3.target-year'] as const
