import {
  Emissions,
  VehicleInput,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'

/** The columns `description` and `emissions` of a vehicle. */
export function readStoredVehicle<Row extends { description: unknown; emissions: unknown }>(
  row: Row,
): Omit<Row, 'description' | 'emissions'> & { description: VehicleInput; emissions: Emissions } {
  return {
    ...row,
    description: VehicleInput.parse(row.description),
    emissions: Emissions.parse(row.emissions),
  }
}
