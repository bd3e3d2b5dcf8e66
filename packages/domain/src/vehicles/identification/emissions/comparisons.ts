import { type Grams, grams } from '../../../quantity/impact-quantity.ts'
import type { VehicleDescription } from '../identify/vehicle-description.ts'
import type { FuelType, Market, VehicleType } from '../vehicle-kinds.ts'
import { distanceIn, type EmissionLine, toGrams } from './emission-arithmetic.ts'
import { RAIL_ROWS } from './emission-factor-sets.generated.ts'
import { factorSet } from './emission-factors.ts'
import { yearlyEmissions } from './yearly-emissions.ts'

/** The same distance in another way. */
export type Comparison = {
  readonly with: (typeof COMPARED_WITH)[number]
  readonly total: Grams
  readonly source: EmissionLine['source']
}

export const COMPARED_WITH = [
  'average-car',
  'average-van',
  'average-motorbike',
  'same-size-electric',
  'average-electric',
  'train',
] as const

const AVERAGES: Partial<Record<VehicleType, Comparison['with']>> = {
  car: 'average-car',
  van: 'average-van',
  motorbike: 'average-motorbike',
}

/**
 * A vehicle beside the average of its kind, the same one electric, and for what carries people one seat
 * in a train; all by the factors of its own year. What no publisher has a figure for is left out.
 */
export function compareVehicle(vehicle: VehicleDescription, year: number): readonly Comparison[] {
  const { vehicleType, basis } = vehicle
  const own = basis.kind === 'ghg-estimate' ? Number(basis.answers.reportingYear) || year : year
  if (vehicleType === 'bus') return isOnePassenger(vehicle) ? train(vehicle, own) : []
  const kind = AVERAGES[vehicleType]
  if (!kind) return []
  return [
    ...average(vehicle, own, kind),
    ...electric(vehicle, own),
    ...(vehicleType === 'van' ? [] : train(vehicle, own)),
  ]
}

const isOnePassenger = ({ basis }: VehicleDescription) =>
  basis.kind === 'ghg-estimate' && basis.answers.wholeVehicle !== 'true'

function average(vehicle: VehicleDescription, year: number, kind: Comparison['with']) {
  const { basis } = vehicle
  const fuelType = vehicle.vehicleType === 'motorbike' ? 'petrol' : 'unknown'
  // Beside itself an average says nothing.
  const isItself =
    basis.kind === 'ghg-estimate' &&
    basis.answers.fuelType === fuelType &&
    (basis.answers.vehicleCategory ?? 'average') === 'average'
  return isItself ? [] : compared(vehicle, kind, { year, fuelType, category: 'average' })
}

/** Of the same size where the size is known and has a figure; else the average one. */
function electric(vehicle: VehicleDescription, year: number): readonly Comparison[] {
  const { basis } = vehicle
  const fuel = basis.kind === 'type-approval' ? basis.fuelType : basis.answers.fuelType
  if (fuel === 'bev') return []
  const size = basis.kind === 'ghg-estimate' ? basis.answers.vehicleCategory : undefined
  const sameSize =
    size && size !== 'average'
      ? compared(vehicle, 'same-size-electric', { year, fuelType: 'bev', category: size })
      : []
  return sameSize.length > 0
    ? sameSize
    : compared(vehicle, 'average-electric', { year, fuelType: 'bev', category: 'average' })
}

function compared(
  vehicle: VehicleDescription,
  kind: Comparison['with'],
  by: { year: number; fuelType: FuelType; category: string },
): readonly Comparison[] {
  const { year, fuelType, category } = by
  const answers = { fuelType, reportingYear: String(year), vehicleCategory: category }
  const computed = yearlyEmissions({ ...vehicle, basis: { kind: 'ghg-estimate', answers } }, year)
  if (!computed.ok) return []
  const { total, factorSet } = computed.emissions
  return [{ with: kind, total, source: `${factorSet.title}, ${factorSet.edition}` }]
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
