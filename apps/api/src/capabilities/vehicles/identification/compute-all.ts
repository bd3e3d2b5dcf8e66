import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { type ComputedVehicle, computeVehicle } from './compute-vehicle.ts'
import { refuseUnknownFigures } from './known-figures.ts'

/** Each computed from its description, whatever figures a caller has; the first that cannot be is the answer. */
export async function computeAll(
  deps: Pick<Deps, 'db' | 'clock'>,
  inputs: readonly VehicleInput[],
): Promise<ComputedVehicle[] | Refused> {
  const computed: ComputedVehicle[] = []
  for (const input of inputs) {
    const one = (await refuseUnknownFigures(deps.db, input)) ?? computeVehicle(deps, input)
    if (one instanceof Refused) return one
    computed.push(one)
  }
  return computed
}
