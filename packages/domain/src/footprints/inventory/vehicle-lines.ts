import type { EmissionLine, YearlyEmissions } from '../../vehicles/emission-arithmetic.ts'
import { distanceIn } from '../../vehicles/emission-arithmetic.ts'
import { factorSet, findWellToTank } from '../../vehicles/emission-factors.ts'
import type { VehicleDescription } from '../../vehicles/vehicle-description.ts'
import { yearlyEmissions } from '../../vehicles/yearly-emissions.ts'
import type { CategoryKey } from '../scopes.ts'

/** A vehicle of the company, or someone's own that is used for it. */
export const VEHICLE_CATEGORIES = ['mobileCombustion', 'businessTravel'] as const
export type VehicleCategory = (typeof VEHICLE_CATEGORIES)[number]

export type VehicleLine = {
  readonly category: CategoryKey
  readonly what: EmissionLine['what'] | 'well-to-tank'
  readonly quantity: number
  readonly unit: string
  readonly kgCo2ePerUnit: number
  readonly source: string
}

type Asked = {
  readonly category: VehicleCategory
  /** Of the factors, and how many months of the driving count. */
  readonly year: number
  readonly months: number
}

const MONTHS = 12
const METRES = 1_000

/**
 * The driving of a vehicle as lines: its tailpipe in scope 1, charging away from the company's sites in scope 2,
 * grid losses and well-to-tank in scope 3, category 3. Of someone's own car everything is business travel.
 * `null`: no factor is published for it.
 */
export function vehicleLines(vehicle: VehicleDescription, asked: Asked): VehicleLine[] | null {
  const { months, category } = asked
  const emissions = emissionsIn(vehicle, asked.year)
  if (!emissions) return null
  const driven = (unit: YearlyEmissions['unit']) => {
    // Passengers of a whole bus are in the distance of its own figure.
    const distance = unit === emissions.unit ? emissions.distance : distanceIn(unit, vehicle)
    const year = distance * vehicle.multiplyVehicles
    return Math.round((year * METRES * months) / MONTHS) / METRES
  }
  const lines = emissions.lines.map(({ what, kgPerUnit, source }): VehicleLine => {
    const unit = unitOf(what, vehicle, emissions)
    return {
      category: categoryOf(what, category),
      what,
      quantity: driven(unit),
      unit: INVENTORY_UNITS[unit],
      kgCo2ePerUnit: kgPerUnit,
      source,
    }
  })
  const upstream = wellToTank(vehicle, emissions)
  return [
    ...lines,
    ...(upstream
      ? [
          {
            category: categoryOf('well-to-tank', category),
            what: 'well-to-tank' as const,
            quantity: driven(upstream.unit),
            unit: INVENTORY_UNITS[upstream.unit],
            kgCo2ePerUnit: upstream.kgPerUnit,
            source: upstream.source,
          },
        ]
      : []),
  ]
}

const INVENTORY_UNITS = {
  km: 'km',
  'vehicle-mile': 'vehicle-mile',
  'passenger-km': 'passenger.km',
  'passenger-mile': 'passenger-mile',
} as const satisfies Record<YearlyEmissions['unit'], string>

/** With the factors of the year; with those that it was saved with where the year has none. */
function emissionsIn(vehicle: VehicleDescription, year: number): YearlyEmissions | null {
  const { basis } = vehicle
  const computed =
    basis.kind === 'type-approval'
      ? yearlyEmissions(vehicle, year)
      : yearlyEmissions(
          {
            ...vehicle,
            basis: { ...basis, answers: { ...basis.answers, reportingYear: `${year}` } },
          },
          year,
        )
  const found = computed.ok ? computed : yearlyEmissions(vehicle, year)
  return found.ok ? found.emissions : null
}

/** A tested car has its tailpipe per kilometre; its electricity is that of the market's average car. */
function unitOf(
  what: EmissionLine['what'],
  { basis, market }: VehicleDescription,
  { unit }: YearlyEmissions,
): YearlyEmissions['unit'] {
  if (basis.kind === 'ghg-estimate' || what === 'tailpipe') return unit
  return market === 'us' ? 'vehicle-mile' : 'km'
}

function categoryOf(what: VehicleLine['what'], category: VehicleCategory): CategoryKey {
  if (category === 'businessTravel' || what === 'tailpipe') return category
  return what === 'electricity'
    ? 'companyElectricVehiclesChargedOffsite'
    : 'fuelAndEnergyRelatedActivities'
}

/** Of its own kind of vehicle, or of the average car of its fuel where only its tailpipe was tested. */
function wellToTank(vehicle: VehicleDescription, emissions: YearlyEmissions) {
  const { basis, market } = vehicle
  const { unit, distance, reportingYear } = emissions
  if (basis.kind === 'ghg-estimate') {
    if (!emissions.wellToTank || distance === 0) return null
    const { grams, year } = emissions.wellToTank
    const kgPerUnit = grams / 1_000 / distance / vehicle.multiplyVehicles
    const { title, edition } = factorSet(market, year)
    return { unit, kgPerUnit, source: `${title}, ${edition}: well-to-tank of this kind of vehicle` }
  }
  const averageCar = { market, vehicleType: 'car', fuelType: basis.fuelType } as const
  const none = { chassis: null, tonnageCat: null, laden: null, refrigerated: null }
  const key = { ...averageCar, ...none, vehicleCategory: 'average' }
  const found = findWellToTank(key, reportingYear)
  if (!found?.wellToTank) return null
  const { title, edition } = factorSet(market, found.year)
  const source = `${title}, ${edition}: well-to-tank of the average car of this fuel`
  return { unit: found.unit, kgPerUnit: found.wellToTank, source }
}
