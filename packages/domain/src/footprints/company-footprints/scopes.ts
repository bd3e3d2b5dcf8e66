import { SCOPE_THREE_KEYS, scopeThreeName } from './scope-three.ts'

/** The categories of the specification, section 3; `unknown` takes the benchmark of the estimate. */
export const SCOPE_ONE_KEYS = [
  'stationaryCombustion',
  'mobileCombustion',
  'fugitiveEmissions',
  'processEmissions',
] as const
export const SCOPE_TWO_KEYS = [
  'indirectElectricityEmissions',
  'companyElectricVehiclesChargedOffsite',
  'combinedHeatAndPower',
] as const

export const CATEGORY_KEYS = [...SCOPE_ONE_KEYS, ...SCOPE_TWO_KEYS, ...SCOPE_THREE_KEYS] as const
export type CategoryKey = (typeof CATEGORY_KEYS)[number]

const SCOPE_ONE_TWO_NAMES = {
  stationaryCombustion: 'Stationary combustion',
  mobileCombustion: 'Mobile combustion',
  fugitiveEmissions: 'Fugitive emissions',
  processEmissions: 'Process emissions',
  indirectElectricityEmissions: 'Bought electricity',
  companyElectricVehiclesChargedOffsite: 'Company electric vehicles charged off site',
  combinedHeatAndPower: 'Bought heat, steam and cooling',
} as const satisfies Partial<Record<CategoryKey, string>>

export function categoryName(key: CategoryKey): string {
  return key in SCOPE_ONE_TWO_NAMES
    ? SCOPE_ONE_TWO_NAMES[key as keyof typeof SCOPE_ONE_TWO_NAMES]
    : scopeThreeName(key as (typeof SCOPE_THREE_KEYS)[number])
}

/** 1, 2 or 3. */
export function scopeOf(key: CategoryKey): 1 | 2 | 3 {
  if (SCOPE_ONE_KEYS.some((own) => own === key)) return 1
  return SCOPE_TWO_KEYS.some((own) => own === key) ? 2 : 3
}
