import type { ScopeThreeKey } from '../company-footprints/scope-three.ts'

/** ISO 14064-1:2018, clause 5.2.4; which scope 3 category goes where is our own mapping. */
export const ISO_CATEGORIES = [
  'Direct emissions and removals',
  'Indirect emissions from imported energy',
  'Indirect emissions from transport',
  'Indirect emissions from products used by the organisation',
  'Indirect emissions from the use of its products',
  'Indirect emissions from other sources',
] as const

const OF_SCOPE_THREE: Readonly<Record<ScopeThreeKey, 3 | 4 | 5>> = {
  purchasedGoodsAndServices: 4,
  capitalGoods: 4,
  fuelAndEnergyRelatedActivities: 4,
  upstreamTransportationAndDistribution: 3,
  wasteGeneratedInOperations: 4,
  businessTravel: 3,
  employeeCommutingAndRemoteWorking: 3,
  upstreamLeasedAssets: 4,
  downstreamTransportationAndDistribution: 3,
  processingOfSoldProducts: 5,
  useOfSoldProducts: 5,
  endOfLifeTreatmentOfSoldProducts: 5,
  downstreamLeasedAssets: 5,
  franchises: 5,
  investments: 5,
}

type Counted = { readonly category: string; readonly scope: number }

/** What belongs to each of the six categories, in their order. */
export function byIsoCategory<C extends Counted>(categories: readonly C[]): C[][] {
  return ISO_CATEGORIES.map((_, at) =>
    categories.filter(
      ({ category, scope }) =>
        at + 1 === (scope < 3 ? scope : (OF_SCOPE_THREE[category as ScopeThreeKey] ?? 6)),
    ),
  )
}
