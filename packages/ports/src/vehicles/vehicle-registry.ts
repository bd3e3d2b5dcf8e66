import type { RegistryFacts } from '@understory/domain/vehicles/identification/identify/registered-vehicle.ts'
import type { Registration } from '@understory/domain/vehicles/identification/identify/registration.ts'

export type RegistryAnswer =
  | { readonly status: 'found'; readonly facts: RegistryFacts }
  | { readonly status: 'missing' }
  /** The registry says that it cannot be a number of its own. */
  | { readonly status: 'refused' }

export type VehicleRegistry = {
  /** Throws only when the registry cannot be reached, times out, or breaks its contract. */
  find(registration: Registration): Promise<RegistryAnswer>
}
