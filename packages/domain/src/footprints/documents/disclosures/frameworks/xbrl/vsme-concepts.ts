import { lookupTable } from '../../../../../language/lookup-table.ts'

export type XbrlNumber = {
  readonly concept: string
  /** The reporting year, that of the base, or that of the target. */
  readonly of: 'now' | 'base' | 'target'
  readonly isInstant?: true
}

export type XbrlText = {
  readonly concept: string
  readonly isMarkup?: true
  readonly isInstant?: true
}

const SCOPE_1 = 'vsme:GrossScope1GreenhouseGasEmissions'
const SCOPE_2 = 'vsme:GrossLocationBasedScope2GreenhouseGasEmissions'
const SCOPE_3 = 'vsme:GrossScope3GreenhouseGasEmissions'
const SCOPES_1_2 = 'vsme:TotalGrossLocationBasedScope1AndScope2GHGEmissions'
const ALL_SCOPES = 'vsme:TotalGrossLocationBasedGHGEmissions'

/** Numbers by the key of their fact. Categories of scope 3 have no concept of their own in the taxonomy. */
export const XBRL_NUMBERS: Readonly<Record<string, XbrlNumber>> = lookupTable({
  'B1.assets': { concept: 'vsme:Assets', of: 'now' },
  'B1.turnover': { concept: 'vsme:Turnover', of: 'now' },
  'B1.employees': { concept: 'vsme:NumberOfEmployees', of: 'now', isInstant: true },
  'B3.total-energy': { concept: 'vsme:TotalEnergyConsumption', of: 'now' },
  'B3.electricity-total': { concept: 'vsme:EnergyConsumptionFromElectricity', of: 'now' },
  'B3.fuels-total': { concept: 'vsme:EnergyConsumptionFromFuels', of: 'now' },
  'B3.scope-1': { concept: SCOPE_1, of: 'now' },
  'B3.scope-2-location': { concept: SCOPE_2, of: 'now' },
  'B3.scope-2-market': {
    concept: 'vsme:GrossMarketBasedScope2GreenhouseGasEmissions',
    of: 'now',
  },
  'B3.scopes-1-2-location': { concept: SCOPES_1_2, of: 'now' },
  'B3.scopes-1-2-market': {
    concept: 'vsme:TotalGrossMarketBasedScope1AndScope2GHGEmissions',
    of: 'now',
  },
  'B3.scope-3': { concept: SCOPE_3, of: 'now' },
  'B3.total-location': { concept: ALL_SCOPES, of: 'now' },
  'B3.total-market': { concept: 'vsme:TotalGrossMarketBasedGHGEmissions', of: 'now' },
  'B3.intensity-12-location': {
    concept: 'vsme:Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased',
    of: 'now',
  },
  'B3.intensity-total-location': {
    concept: 'vsme:TotalLocationBasedGreenhouseGasEmissionsIntensityValue',
    of: 'now',
  },
  'C3.scope-1-base': { concept: SCOPE_1, of: 'base' },
  'C3.scope-2-location-base': { concept: SCOPE_2, of: 'base' },
  'C3.scope-3-base': { concept: SCOPE_3, of: 'base' },
  'C3.scopes-1-2-location-base': { concept: SCOPES_1_2, of: 'base' },
  'C3.total-location-base': { concept: ALL_SCOPES, of: 'base' },
  'C3.scopes-1-2-location-target': { concept: SCOPES_1_2, of: 'target' },
  'C3.total-location-target': { concept: ALL_SCOPES, of: 'target' },
})

export const XBRL_TEXTS: Readonly<Record<string, XbrlText>> = lookupTable({
  'C3.base-year': {
    concept: 'vsme:GreenhouseGasEmissionReductionTargetBaseYear',
    isInstant: true,
  },
  'C3.target-year': { concept: 'vsme:GreenhouseGasEmissionReductionTargetYear', isInstant: true },
  'C3.main-actions': {
    concept: 'vsme:DisclosureOfListOfMainActionsTheEntitySeeksInOrderToAchieveItsTargets',
    isMarkup: true,
  },
})
