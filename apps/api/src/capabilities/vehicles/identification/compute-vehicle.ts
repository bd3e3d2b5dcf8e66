import { refusal } from '@understory/contracts/refusals/refusals.ts'
import type {
  Comparison,
  Emissions,
  VehicleInput,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { compareVehicle } from '@understory/domain/vehicles/identification/emissions/comparisons.ts'
import { yearlyEmissions } from '@understory/domain/vehicles/identification/emissions/yearly-emissions.ts'
import {
  ESTIMATE_FIELDS,
  estimateFields,
  estimateOptions,
} from '@understory/domain/vehicles/identification/identify/estimate-options.ts'
import {
  namesSeveral,
  parseRegistration,
} from '@understory/domain/vehicles/identification/identify/registration.ts'
import type { VehicleDescription } from '@understory/domain/vehicles/identification/identify/vehicle-description.ts'
import { parseFuelType } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'

export type ComputedVehicle = {
  readonly description: VehicleDescription
  readonly emissions: Emissions
  readonly comparisons: Comparison[]
}

/** The figures of a vehicle as it is described; what has no official factor is refused. */
export function computeVehicle(
  deps: Pick<Deps, 'clock'>,
  input: VehicleInput,
): ComputedVehicle | Refused {
  const description = describe(input)
  if (description instanceof Refused) return description
  const year = deps.clock().getUTCFullYear()
  if (!isOffered(description, year)) return refuse('NO_FACTOR')
  const computed = yearlyEmissions(description, year)
  if (!computed.ok) return refuse('NO_FACTOR')
  const comparisons = compareVehicle(description, year).map((each) => ({ ...each }))
  return { description, emissions: computed.emissions as unknown as Emissions, comparisons }
}

/** With its fuel by our word, and its registration number in the normalised form that is stored. */
function describe(given: VehicleInput): VehicleDescription | Refused {
  const input = { ...given, basis: withFuel(given.basis) }
  const typed = input.registrationNumber?.trim()
  if (!typed) return { ...input, registrationNumber: null }
  const parsed = parseRegistration(typed)
  if (!parsed.ok) return refuse('BAD_REGISTRATION')
  const described = { ...input, registrationNumber: parsed.registration }
  return namesSeveral(described) ? refuseSeveral() : described
}

/** `pluginHybrid` is stored as `phev`. */
function withFuel(basis: VehicleInput['basis']): VehicleInput['basis'] {
  if (basis.kind !== 'ghg-estimate') return basis
  const fuelType = parseFuelType(basis.answers.fuelType ?? '')
  return fuelType ? { ...basis, answers: { ...basis.answers, fuelType } } : basis
}

function refuseSeveral(): Refused {
  const { message } = refusal('REGISTRATION_OF_SEVERAL')
  return refuse('REGISTRATION_OF_SEVERAL', [{ field: 'multiplyVehicles', message }])
}

/** Whether the answers could have been given one after the other. */
function isOffered({ market, vehicleType, basis }: VehicleDescription, thisYear: number): boolean {
  if (basis.kind === 'type-approval') return vehicleType === 'car'
  const fields = estimateFields(market, vehicleType)
  const given = ESTIMATE_FIELDS.filter((field) => basis.answers[field] !== undefined)
  if (given.some((field) => !fields.includes(field))) return false
  return fields.every((field) => {
    const asked = { market, vehicleType, answers: basis.answers, thisYear }
    return estimateOptions(asked, field).some(({ value }) => value === basis.answers[field])
  })
}
