import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import { spacedRegistration } from '@understory/domain/vehicles/identification/identify/registration.ts'
import type { VehicleDescription } from '@understory/domain/vehicles/identification/identify/vehicle-description.ts'
import { vehicleTitle } from '@understory/domain/vehicles/identification/identify/vehicle-title.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

/** The vehicle is named, so that its owner knows which one to leave out. */
export function refuseVehicle(
  code: RefusalCode,
  description: VehicleDescription,
  field: 'vehicleIds' | 'vehicles' = 'vehicleIds',
): Refused {
  const { registrationNumber } = description
  const name = registrationNumber
    ? spacedRegistration(registrationNumber)
    : vehicleTitle(description)
  return refuse(code, [{ field, message: `${name}: ${refuse(code).refusal.message}` }])
}
