import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { emissionFactorsMessage } from './messages/messages.generated.ts'

/** What most companies have under a category, as they call it; the first is shown before anything is searched for. */
const usualWordsWords = (): Readonly<Record<CategoryKey, readonly string[]>> => ({
  stationaryCombustion: ['gas', 'heating oil', 'LPG', 'generator diesel', 'wood pellets'],
  mobileCombustion: ['diesel', 'petrol', 'van', 'lorry', 'car'],
  fugitiveEmissions: ['air conditioning', 'R410A', 'R32', 'R134a', 'R404A'],
  processEmissions: [],
  indirectElectricityEmissions: ['electricity'],
  companyElectricVehiclesChargedOffsite: ['electric car', 'electric van'],
  combinedHeatAndPower: ['district heating'],
  purchasedGoodsAndServices: ['paper', 'timber', 'steel', 'plastic', 'water'],
  capitalGoods: [emissionFactorsMessage('usualWords.itEquipment'), 'steel', 'concrete'],
  fuelAndEnergyRelatedActivities: [
    'grid losses',
    emissionFactorsMessage('usualWords.wttGas'),
    emissionFactorsMessage('usualWords.wttDiesel'),
  ],
  upstreamTransportationAndDistribution: ['lorry', 'van', 'container ship', 'air freight'],
  wasteGeneratedInOperations: ['general waste', 'recycling', 'food waste', 'waste water'],
  businessTravel: ['train', 'flight', 'hotel', 'mileage', 'taxi'],
  employeeCommutingAndRemoteWorking: ['car', 'train', 'bus', 'working from home'],
  upstreamLeasedAssets: ['electricity', 'gas'],
  downstreamTransportationAndDistribution: ['lorry', 'van'],
  processingOfSoldProducts: [],
  useOfSoldProducts: [],
  endOfLifeTreatmentOfSoldProducts: ['general waste', 'recycling'],
  downstreamLeasedAssets: ['electricity'],
  franchises: ['electricity'],
  investments: [],
})

const USUAL_SPEND: Readonly<Partial<Record<CategoryKey, readonly string[]>>> = {
  purchasedGoodsAndServices: ['accountant', 'software', 'insurance', 'advertising', 'stationery'],
  capitalGoods: ['computers', 'furniture', 'machinery', 'van'],
  upstreamTransportationAndDistribution: ['haulage', 'courier', 'warehouse'],
  wasteGeneratedInOperations: ['waste disposal'],
  businessTravel: ['train', 'flights', 'hotel', 'taxi', 'restaurant'],
  upstreamLeasedAssets: ['rent', 'vehicle hire', 'plant hire'],
  downstreamTransportationAndDistribution: ['haulage'],
}

export function usualWords(
  category: CategoryKey | undefined,
  kind: 'activity' | 'spend',
): readonly string[] {
  if (!category) return []
  return kind === 'spend' ? (USUAL_SPEND[category] ?? []) : usualWordsWords()[category]
}
