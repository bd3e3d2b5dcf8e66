import { toCsv } from '@understory/domain/language/csv.ts'
import type {
  TypeApproval,
  VehicleDescription,
} from '@understory/domain/vehicles/identification/identify/vehicle-description.ts'
import { vehicleTitle } from '@understory/domain/vehicles/identification/identify/vehicle-title.ts'
import {
  FLEET_COLUMNS,
  type FleetColumn,
} from '@understory/domain/vehicles/vehicles/fleet/fleet-columns.ts'
import type { Deps } from '../../../../deps.ts'
import { listVehicleRows, type VehicleRow } from '../vehicle-records.ts'

const FIGURES = ['vehicle', 'kg_co2e_a_year', 'method', 'factor_set', 'notes'] as const

/** Every saved vehicle, in the columns an import reads, with its figure and where that comes from. */
export async function exportFleet(deps: Pick<Deps, 'db'>, accountId: string): Promise<Uint8Array> {
  const rows = await listVehicleRows(deps.db, accountId)
  const lines = [[...FLEET_COLUMNS, ...FIGURES], ...rows.map(cellsOf)]
  return new TextEncoder().encode(toCsv(lines))
}

function cellsOf(row: VehicleRow): string[] {
  const { description: vehicle, emissions } = row
  const { total, method, factorSet, notes } = emissions
  const described = describe(vehicle)
  return [
    ...FLEET_COLUMNS.map((column) => described[column] ?? ''),
    vehicleTitle(vehicle),
    (total / 1_000).toFixed(3),
    method,
    `${factorSet.title}, ${factorSet.edition}`,
    notes.join(' '),
  ]
}

function describe(vehicle: VehicleDescription): { readonly [column in FleetColumn]?: string } {
  const { basis, registrationNumber, annualMileage, mileageUnit, multiplyVehicles } = vehicle
  const answers = basis.kind === 'ghg-estimate' ? basis.answers : { fuelType: basis.fuelType }
  return {
    registration_number: registrationNumber ?? '',
    market: vehicle.market,
    vehicle_type: vehicle.vehicleType,
    fuel_type: answers.fuelType ?? '',
    ...('reportingYear' in answers && {
      reporting_year: answers.reportingYear ?? '',
      vehicle_category: answers.vehicleCategory ?? '',
      chassis: answers.chassis ?? '',
      tonnage: answers.tonnageCat ?? '',
      laden: answers.laden ?? '',
      refrigerated: answers.refrigerated ?? '',
      whole_vehicle: answers.wholeVehicle ?? '',
    }),
    annual_mileage: String(annualMileage),
    mileage_unit: mileageUnit,
    vehicles: String(multiplyVehicles),
    ...(basis.kind === 'type-approval' && describeTested(basis)),
  }
}

/** What an import needs to compute a car that was looked up as it is computed here. */
function describeTested(tested: TypeApproval): { readonly [column in FleetColumn]?: string } {
  const { spread } = tested
  return {
    figure_from: tested.source,
    make: tested.make,
    base_model: tested.baseModelName ?? '',
    model: tested.modelName ?? '',
    production_year: String(tested.productionYear),
    transmission: tested.transmission ?? '',
    engine_size_l: tested.engineSizeL ?? '',
    g_co2e_per_km: String(tested.gCo2ePerKm),
    test_cycle: tested.cycle,
    ...(spread && {
      lowest_g_per_km: String(spread.low),
      highest_g_per_km: String(spread.high),
      variants: String(spread.variants),
    }),
  }
}
