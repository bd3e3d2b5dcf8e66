import type {
  EmissionLine,
  YearlyEmissions,
} from '../../../../vehicles/identification/emissions/emission-arithmetic.ts'
import { distanceIn } from '../../../../vehicles/identification/emissions/emission-arithmetic.ts'
import {
  factorSet,
  findWellToTank,
} from '../../../../vehicles/identification/emissions/emission-factors.ts'
import { factorKey } from '../../../../vehicles/identification/emissions/estimated-emissions.ts'
import { yearlyEmissions } from '../../../../vehicles/identification/emissions/yearly-emissions.ts'
import type { VehicleDescription } from '../../../../vehicles/identification/identify/vehicle-description.ts'
import type { CategoryKey } from '../../scopes.ts'

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

type VehicleLinesInput = {
  readonly category: VehicleCategory
  /** Of the factors, and how many months of the driving count. */
  readonly year: number
  readonly months: number
}

const MONTHS_A_YEAR = 12
const METRES = 1_000

/**
 * The driving of a vehicle as lines: its tailpipe in scope 1, charging away from the company's sites in scope 2,
 * grid losses and well-to-tank in scope 3, category 3. Of someone's own car everything is business travel.
 * `null`: no factor is published for it.
 */
export function vehicleLines(
  vehicle: VehicleDescription,
  asked: VehicleLinesInput,
): VehicleLine[] | null {
  const { months, category } = asked
  const emissions = emissionsIn(vehicle, asked.year)
  if (!emissions) return null
  const driven = (unit: YearlyEmissions['unit']) => {
    // Passengers of a whole bus are in the distance of its own figure.
    const distance = unit === emissions.unit ? emissions.distance : distanceIn(unit, vehicle)
    const year = distance * vehicle.multiplyVehicles
    return Math.round((year * METRES * months) / MONTHS_A_YEAR) / METRES
  }
  const parts: VehicleLinesPart[] = [
    ...emissions.lines.map((line) => ({ ...line, unit: unitOf(line.what, vehicle, emissions) })),
    ...wellToTank(vehicle, emissions),
  ]
  return parts.map(({ what, unit, kgPerUnit, source }) => ({
    category: categoryOf(what, category),
    what,
    quantity: driven(unit),
    unit: INVENTORY_UNITS[unit],
    kgCo2ePerUnit: kgPerUnit,
    source,
  }))
}

type VehicleLinesPart = Pick<VehicleLine, 'what' | 'source'> & {
  readonly unit: YearlyEmissions['unit']
  readonly kgPerUnit: number
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
  const ofYear =
    basis.kind === 'ghg-estimate'
      ? { ...basis, answers: { ...basis.answers, reportingYear: `${year}` } }
      : basis
  const computed = yearlyEmissions({ ...vehicle, basis: ofYear }, year)
  const found = computed.ok ? computed : yearlyEmissions(vehicle, year)
  return found.ok ? found.emissions : null
}

/** A tested car is computed per kilometre, but its electricity in the US is that of the average car there. */
function unitOf(
  what: EmissionLine['what'],
  { basis, market }: VehicleDescription,
  { unit }: YearlyEmissions,
): YearlyEmissions['unit'] {
  const isOfAverageCar = basis.kind === 'type-approval' && what !== 'tailpipe'
  return isOfAverageCar && market === 'us' ? 'vehicle-mile' : unit
}

function categoryOf(what: VehicleLine['what'], category: VehicleCategory): CategoryKey {
  if (category === 'businessTravel' || what === 'tailpipe') return category
  return what === 'electricity'
    ? 'companyElectricVehiclesChargedOffsite'
    : 'fuelAndEnergyRelatedActivities'
}

/** Of its own kind of vehicle, or of the average car of its fuel where only its tailpipe was tested. */
function wellToTank(
  { basis, market, vehicleType }: VehicleDescription,
  { reportingYear }: YearlyEmissions,
): VehicleLinesPart[] {
  const isTested = basis.kind === 'type-approval'
  const key = isTested
    ? factorKey(market, 'car', { fuelType: basis.fuelType, vehicleCategory: 'average' })
    : factorKey(market, vehicleType, basis.answers)
  const found = key && findWellToTank(key, reportingYear)
  if (!found?.wellToTank) return []
  const { title, edition } = factorSet(market, found.year)
  const kind = isTested ? 'the average car of this fuel' : 'this kind of vehicle'
  const source = `${title}, ${edition}: well-to-tank of ${kind}`
  return [{ what: 'well-to-tank', unit: found.unit, kgPerUnit: found.wellToTank, source }]
}
