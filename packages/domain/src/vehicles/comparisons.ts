import { type Grams, grams } from '../quantity/impact-quantity.ts'
import { distanceIn, type EmissionLine, toGrams } from './emission-arithmetic.ts'
import { RAIL_ROWS } from './emission-factor-sets.generated.ts'
import { factorSet } from './emission-factors.ts'
import type { VehicleDescription } from './vehicle-description.ts'
import type { FuelType, Market } from './vehicle-kinds.ts'
import { yearlyEmissions } from './yearly-emissions.ts'

/** The same distance in another way. */
export type Comparison = {
  readonly with: 'average-car' | 'electric' | 'train'
  readonly total: Grams
  readonly source: EmissionLine['source']
}

/** A car beside the average car, the average electric car and one seat in a train. */
export function compareVehicle(vehicle: VehicleDescription, year: number): readonly Comparison[] {
  if (vehicle.vehicleType !== 'car') return []
  const fuel =
    vehicle.basis.kind === 'type-approval' ? vehicle.basis.fuelType : vehicle.basis.answers.fuelType
  return [
    ...average(vehicle, year, 'average-car', 'unknown'),
    ...(fuel === 'bev' ? [] : average(vehicle, year, 'electric', 'bev')),
    ...train(vehicle, year),
  ]
}

function average(
  vehicle: VehicleDescription,
  year: number,
  what: Comparison['with'],
  fuelType: FuelType,
): readonly Comparison[] {
  const answers = { fuelType, reportingYear: String(year), vehicleCategory: 'average' }
  const computed = yearlyEmissions({ ...vehicle, basis: { kind: 'ghg-estimate', answers } }, year)
  if (!computed.ok) return []
  const { total, factorSet } = computed.emissions
  return [{ with: what, total, source: `${factorSet.title}, ${factorSet.edition}` }]
}

function train(vehicle: VehicleDescription, year: number): readonly Comparison[] {
  const row = railRow(vehicle.market, year)
  if (!row) return []
  const [market, of, unit, kgCo2e, source] = row
  const distance = distanceIn(unit === 'passenger-km' ? 'passenger-km' : 'passenger-mile', vehicle)
  const set = factorSet(market as Market, Number(of))
  return [
    {
      with: 'train',
      total: grams(toGrams(distance * Number(kgCo2e)) * vehicle.multiplyVehicles),
      source: `${set.title}, ${set.edition}: ${source}`,
    },
  ]
}

function railRow(market: Market, year: number) {
  return RAIL_ROWS.filter(([of, published]) => of === market && Number(published) <= year).at(-1)
}
