import { lookupTable } from '../../../language/lookup-table.ts'
import type { TestCycle } from '../emissions/real-world-uplift.ts'
import type { FuelType, VehicleType } from '../vehicle-kinds.ts'
import type { TypeApproval } from './vehicle-description.ts'

/** What the registry holds of a vehicle; everything may be missing. */
export type RegistryFacts = {
  readonly make: string | null
  readonly colour: string | null
  readonly fuelType: string | null
  readonly engineCapacityCc: number | null
  readonly co2GramsPerKm: number | null
  readonly yearOfManufacture: number | null
  /** `YYYY-MM`. */
  readonly monthOfFirstRegistration: string | null
  readonly typeApproval: string | null
  readonly wheelplan: string | null
  readonly revenueWeightKg: number | null
}

/** A registered vehicle in our terms, and whether its CO2 can be computed from the record. */
export type RegisteredVehicle = {
  /** `null`: the record does not say. */
  readonly vehicleType: VehicleType | null
  readonly fuelType: FuelType | null
  readonly make: string | null
  readonly productionYear: number | null
  readonly engineSizeL: string | null
  readonly colour: string | null
  /** `null`: to be estimated by kind and size instead. */
  readonly tested: TypeApproval | null
}

const FUELS: Readonly<Record<string, FuelType>> = lookupTable({
  PETROL: 'petrol',
  DIESEL: 'diesel',
  ELECTRICITY: 'bev',
  'HYBRID ELECTRIC': 'hybrid',
  'ELECTRIC DIESEL': 'hybrid',
  'GAS BI-FUEL': 'lpg',
})

/** A hybrid that emits as little as this charges from a plug. */
const PLUG_IN_MOST_GRAMS = 75
const HEAVIEST_VAN_KG = 3_500
/** From this month on the registry's figure is measured by WLTP. */
const FIRST_WLTP_MONTH = '2020-04'

export function readRegisteredVehicle(facts: RegistryFacts): RegisteredVehicle {
  const vehicle = {
    vehicleType: typeOf(facts),
    fuelType: fuelOf(facts),
    make: facts.make && makeName(facts.make),
    productionYear: facts.yearOfManufacture,
    engineSizeL: facts.engineCapacityCc ? (facts.engineCapacityCc / 1_000).toFixed(1) : null,
    colour: facts.colour && titleCase(facts.colour),
  }
  return { ...vehicle, tested: testedOf(facts, vehicle) }
}

function fuelOf({ fuelType, co2GramsPerKm }: RegistryFacts): FuelType | null {
  const fuel = FUELS[fuelType ?? ''] ?? null
  const isPlugIn = co2GramsPerKm && co2GramsPerKm <= PLUG_IN_MOST_GRAMS
  return fuel === 'hybrid' && isPlugIn ? 'phev' : fuel
}

function typeOf(facts: RegistryFacts): VehicleType | null {
  const approval = facts.typeApproval ?? ''
  const plan = facts.wheelplan ?? ''
  if (/^[23] WHEEL/.test(plan) || approval.startsWith('L')) return 'motorbike'
  const isHeavy = (facts.revenueWeightKg ?? 0) > HEAVIEST_VAN_KG && !approval.startsWith('M')
  if (plan.includes('ARTIC') || /^N[23]/.test(approval) || isHeavy) return 'hgv'
  if (approval.startsWith('N1')) return 'van'
  if (/^M[23]/.test(approval)) return 'bus'
  return approval.startsWith('M1') ? 'car' : null
}

type Described = Omit<RegisteredVehicle, 'tested'>

/** The uplift to real driving is published for cars; everything else is estimated by kind. */
function testedOf(facts: RegistryFacts, vehicle: Described): TypeApproval | null {
  const { vehicleType, fuelType, make, productionYear, engineSizeL } = vehicle
  if (vehicleType !== 'car' || !fuelType || !make || !productionYear) return null
  const isElectric = fuelType === 'bev'
  // No CO2 on a fuel that burns means that nothing was recorded; an electric car has none whatever is
  // held.
  if (!isElectric && !facts.co2GramsPerKm) return null
  return {
    source: 'registry',
    fuelType,
    transmission: null,
    make,
    productionYear,
    baseModelName: null,
    modelName: null,
    engineSizeL: isElectric ? null : engineSizeL,
    gCo2ePerKm: isElectric ? 0 : (facts.co2GramsPerKm ?? 0),
    spread: null,
    cycle: cycleOf(facts, productionYear),
  }
}

function cycleOf(facts: RegistryFacts, productionYear: number): TestCycle {
  const month = facts.monthOfFirstRegistration ?? `${productionYear}-01`
  return month >= FIRST_WLTP_MONTH ? 'WLTP' : 'NEDC'
}

function titleCase(text: string): string {
  return text.replace(/[A-Z]+/g, (word) => `${word[0]}${word.slice(1).toLowerCase()}`)
}

/** Short makes are letters, such as BMW. */
const makeName = (make: string) => (make.length <= 3 ? make : titleCase(make))
