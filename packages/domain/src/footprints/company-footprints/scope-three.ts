/** The fifteen categories of scope 3, in the order and by the numbers of the GHG Protocol. */
export const SCOPE_THREE_KEYS = [
  'purchasedGoodsAndServices',
  'capitalGoods',
  'fuelAndEnergyRelatedActivities',
  'upstreamTransportationAndDistribution',
  'wasteGeneratedInOperations',
  'businessTravel',
  'employeeCommutingAndRemoteWorking',
  'upstreamLeasedAssets',
  'downstreamTransportationAndDistribution',
  'processingOfSoldProducts',
  'useOfSoldProducts',
  'endOfLifeTreatmentOfSoldProducts',
  'downstreamLeasedAssets',
  'franchises',
  'investments',
] as const
export type ScopeThreeKey = (typeof SCOPE_THREE_KEYS)[number]

const SCOPE_THREE_NAMES: Readonly<Record<ScopeThreeKey, string>> = {
  purchasedGoodsAndServices: 'Purchased goods and services',
  capitalGoods: 'Capital goods',
  fuelAndEnergyRelatedActivities: 'Fuel- and energy-related activities',
  upstreamTransportationAndDistribution: 'Upstream transportation and distribution',
  wasteGeneratedInOperations: 'Waste generated in operations',
  businessTravel: 'Business travel',
  employeeCommutingAndRemoteWorking: 'Employee commuting and remote working',
  upstreamLeasedAssets: 'Upstream leased assets',
  downstreamTransportationAndDistribution: 'Downstream transportation and distribution',
  processingOfSoldProducts: 'Processing of sold products',
  useOfSoldProducts: 'Use of sold products',
  endOfLifeTreatmentOfSoldProducts: 'End-of-life treatment of sold products',
  downstreamLeasedAssets: 'Downstream leased assets',
  franchises: 'Franchises',
  investments: 'Investments',
}

export function scopeThreeName(key: ScopeThreeKey): string {
  return SCOPE_THREE_NAMES[key]
}

/** 1 to 15. */
export function scopeThreeNumber(key: ScopeThreeKey): number {
  return SCOPE_THREE_KEYS.indexOf(key) + 1
}

/** Throws where there is no category of that number. */
export function scopeThreeOf(number: number): ScopeThreeKey {
  const key = SCOPE_THREE_KEYS[number - 1]
  if (!key) throw new RangeError(`scope 3 has no category ${number}`)
  return key
}
