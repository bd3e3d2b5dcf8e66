import type { HouseholdInput } from '@understory/contracts/footprints/household.ts'
import type {
  RegisteredVehicleFacts,
  VehicleInput,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { KM_PER_MILE } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'

/** Tested CO2 that the model takes, in grams a kilometre. */
const LEAST_CO2 = 20
const MOST_CO2 = 600

const CAR_FUEL_OF = new Map([
  ['petrol', 'petrol'],
  ['diesel', 'diesel'],
  ['hybrid', 'hybrid'],
  ['phev', 'phev'],
  ['bev', 'electric'],
])

/** What the saved cars of a person answer; `null`: there are none. */
export function answersOfVehicles(
  vehicles: readonly VehicleInput[],
): HouseholdInput['answers'] | null {
  const cars = vehicles.filter(({ vehicleType }) => vehicleType === 'car')
  const [most] = cars.toSorted((one, other) => kilometres(other) - kilometres(one))
  if (!most) return null
  const count = cars.reduce((sum, { multiplyVehicles }) => sum + multiplyVehicles, 0)
  const carFuel = CAR_FUEL_OF.get(fuelOf(most))
  const tested = most.basis.kind === 'type-approval' ? most.basis.gCo2ePerKm : null
  return {
    cars: { count, distance: distanceOf(cars) },
    ...(carFuel && { carFuel }),
    ...efficiencyOf(tested, carFuel),
  }
}

/** What the registry says of the car used most; `null`: nothing that the questions about cars ask. */
export function answersOfRegistration({
  vehicleType,
  fuelType,
  testedGramsPerKm,
}: RegisteredVehicleFacts): HouseholdInput['answers'] | null {
  if (vehicleType !== null && vehicleType !== 'car') return null
  const carFuel = CAR_FUEL_OF.get(fuelType ?? '')
  if (!carFuel) return null
  return { carFuel, ...efficiencyOf(testedGramsPerKm, carFuel) }
}

/** "Ford, petrol, 2021, 118 g of CO2 a kilometre": what is known of it. */
export function carInWords(found: RegisteredVehicleFacts): string {
  const { make, fuelType, productionYear, testedGramsPerKm } = found
  const fuel = fuelType === 'bev' ? 'electric' : fuelType === 'phev' ? 'plug-in hybrid' : fuelType
  const tested =
    fuelType === 'bev' || testedGramsPerKm === null ? null : Math.round(testedGramsPerKm)
  return [make, fuel, productionYear, tested && `${tested} g of CO2 a kilometre`]
    .filter(Boolean)
    .join(', ')
}

function efficiencyOf(
  tested: number | null,
  carFuel: string | undefined,
): HouseholdInput['answers'] {
  if (tested === null || carFuel === 'electric') return {}
  const carEfficiency = Math.round(tested)
  return carEfficiency >= LEAST_CO2 && carEfficiency <= MOST_CO2 ? { carEfficiency } : {}
}

function distanceOf(cars: readonly VehicleInput[]) {
  const isInMiles = cars.every(({ mileageUnit }) => mileageUnit === 'mi')
  const miles = cars.reduce((sum, car) => sum + car.annualMileage * car.multiplyVehicles, 0)
  if (isInMiles) return { value: miles, unit: 'mile' }
  return { value: Math.round(cars.reduce((sum, car) => sum + kilometres(car), 0)), unit: 'km' }
}

const kilometres = ({ annualMileage, mileageUnit, multiplyVehicles }: VehicleInput) =>
  annualMileage * multiplyVehicles * (mileageUnit === 'mi' ? KM_PER_MILE : 1)

const fuelOf = ({ basis }: VehicleInput): string =>
  (basis.kind === 'type-approval' ? basis.fuelType : basis.answers.fuelType) ?? ''
