import type { CategoryKey } from '../../scopes.ts'

/** Why a category does not apply to a small company, in the words of a report; the usual reason first. */
const REASONS: ReadonlyMap<CategoryKey, readonly [string, ...string[]]> = new Map([
  [
    'stationaryCombustion',
    ['We burn no gas, oil or wood in our buildings.', 'Our landlord heats the building.'],
  ],
  ['mobileCombustion', ['We have no vehicles that burn fuel.']],
  [
    'fugitiveEmissions',
    ['We have no cooling or air conditioning of our own.', 'Nothing was refilled in this year.'],
  ],
  ['processEmissions', ['Nothing we make gives off gases by itself.']],
  ['indirectElectricityEmissions', ['We have no premises of our own that use electricity.']],
  [
    'companyElectricVehiclesChargedOffsite',
    [
      'We have no electric company vehicles.',
      'They are charged on our own premises, so the meter has it.',
    ],
  ],
  ['combinedHeatAndPower', ['We buy no heat, steam or cooling.']],
  ['purchasedGoodsAndServices', ['We bought nothing in this year.']],
  ['capitalGoods', ['We bought no equipment, vehicles or furniture in this year.']],
  ['fuelAndEnergyRelatedActivities', ['We use no fuel and no bought energy.']],
  [
    'upstreamTransportationAndDistribution',
    ['Nobody carries or stores goods at our expense.', 'It is part of what our goods cost.'],
  ],
  ['wasteGeneratedInOperations', ['We have no waste of our own; our landlord disposes of it.']],
  ['businessTravel', ['Nobody travels for work.']],
  [
    'employeeCommutingAndRemoteWorking',
    ['Nobody is employed.', 'Everybody lives where they work.'],
  ],
  [
    'upstreamLeasedAssets',
    ['We rent nothing.', 'What we rent is counted in scopes 1 and 2, where we use the energy.'],
  ],
  [
    'downstreamTransportationAndDistribution',
    ['We sell services; nothing is carried to our customers.', 'We pay for all deliveries.'],
  ],
  [
    'processingOfSoldProducts',
    ['We sell services; nothing is processed.', 'What we sell is finished.'],
  ],
  [
    'useOfSoldProducts',
    ['We sell services; nothing is used.', 'What we sell uses no energy when it is used.'],
  ],
  [
    'endOfLifeTreatmentOfSoldProducts',
    ['We sell services; nothing is disposed of.', 'What we sell is eaten or drunk.'],
  ],
  ['downstreamLeasedAssets', ['Nothing is leased to others.']],
  ['franchises', ['We have no franchises.']],
  ['investments', ['We hold no investments in other companies.']],
])

export function whyNot(category: CategoryKey): readonly [string, ...string[]] {
  const reasons = REASONS.get(category)
  if (!reasons) throw new RangeError(`no reasons of ${category}`)
  return reasons
}
