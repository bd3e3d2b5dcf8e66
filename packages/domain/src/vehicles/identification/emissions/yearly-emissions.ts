import type { VehicleDescription } from '../identify/vehicle-description.ts'
import type { YearlyEmissions } from './emission-arithmetic.ts'
import { estimatedEmissions } from './estimated-emissions.ts'
import { typeApprovalEmissions } from './type-approval-emissions.ts'

export type ComputedEmissions =
  | { readonly ok: true; readonly emissions: YearlyEmissions }
  | { readonly ok: false; readonly problem: 'NO_FACTOR' }

/**
 * What a vehicle emits in a year: the operational total, tailpipe plus, for electric driving,
 * generation and grid losses. The newest factor set is that of `thisYear`.
 */
export function yearlyEmissions(vehicle: VehicleDescription, thisYear: number): ComputedEmissions {
  const { basis } = vehicle
  const emissions =
    basis.kind === 'ghg-estimate'
      ? estimatedEmissions(vehicle, basis.answers)
      : typeApprovalEmissions(vehicle, basis, thisYear)
  return emissions ? { ok: true, emissions } : { ok: false, problem: 'NO_FACTOR' }
}
