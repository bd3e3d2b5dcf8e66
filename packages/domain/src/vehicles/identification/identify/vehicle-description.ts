import type { TestCycle } from '../emissions/real-world-uplift.ts'
import type { FuelType, Market, MileageUnit, VehicleType } from '../vehicle-kinds.ts'
import type { EstimateAnswers } from './estimate-options.ts'

/** How a vehicle was identified, which decides how it is computed. */
export type VehicleBasis =
  | { readonly kind: 'ghg-estimate'; readonly answers: EstimateAnswers }
  | ({ readonly kind: 'type-approval' } & TypeApproval)

/** A car whose CO2 was tested: from the catalogue of models, or from the registry. */
export type TypeApproval = {
  readonly source: 'catalogue' | 'registry'
  readonly fuelType: FuelType
  readonly transmission: string | null
  readonly make: string
  readonly productionYear: number
  readonly baseModelName: string | null
  readonly modelName: string | null
  readonly engineSizeL: string | null
  readonly gCo2ePerKm: number
  /** Of several variants behind one choice: the lowest, the highest and how many. */
  readonly spread: { readonly low: number; readonly high: number; readonly variants: number } | null
  readonly cycle: TestCycle
}

export type VehicleDescription = {
  readonly market: Market
  readonly vehicleType: VehicleType
  readonly basis: VehicleBasis
  readonly registrationNumber: string | null
  readonly annualMileage: number
  readonly mileageUnit: MileageUnit
  readonly multiplyVehicles: number
}
