import type { IdentifyView } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import type {
  RegisteredVehicleFacts,
  VehicleInput,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import {
  answersOf,
  type FoundVehicle,
  type IdentifyField,
  type IdentifyState,
  identifyFieldsOf,
  nextActions,
  nextField,
} from '@understory/domain/vehicles/identification/identify/identify.ts'
import { vehicleTitle } from '@understory/domain/vehicles/identification/identify/vehicle-title.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { type ComputedVehicle, computeVehicle } from '../compute-vehicle.ts'
import type { Draft } from './draft-records.ts'
import { identifiedBasis, optionsFor } from './identify-questions.ts'

const LABELS: Record<IdentifyField, string> = {
  fuelType: 'Fuel',
  transmission: 'Transmission',
  make: 'Make',
  productionYear: 'Year of production',
  baseModelName: 'Model',
  modelName: 'Variant',
  engineSizeL: 'Engine size',
  reportingYear: 'Reporting year',
  vehicleCategory: 'Size or segment',
  chassis: 'Chassis',
  tonnageCat: 'Gross weight',
  laden: 'Load',
  refrigerated: 'Refrigeration',
  wholeVehicle: 'Whose journey',
}

export async function presentDraft(
  deps: Pick<Deps, 'db' | 'clock'>,
  draftId: string,
  { state, vehicles }: Draft,
): Promise<IdentifyView> {
  const { action, previousAction, form, found } = state
  return {
    draftId,
    action,
    previousAction,
    nextActions: [...nextActions(state)],
    form,
    found: found && presentFound(found),
    question: await question(deps, state),
    trail: await trail(deps, state),
    identified: await identified(deps, state),
    unsavedVehicles: vehicles.flatMap(({ unsavedUuid, vehicle }) => {
      const computed = computeVehicle(deps, vehicle)
      return computed instanceof Refused ? [] : [{ unsavedUuid, vehicle, ...figures(computed) }]
    }),
  }
}

export function presentFound(found: FoundVehicle): RegisteredVehicleFacts {
  const { tested, ...facts } = found
  return { ...facts, isTested: tested !== null, testedGramsPerKm: tested?.gCo2ePerKm ?? null }
}

const figures = ({ description, emissions, comparisons }: ComputedVehicle) => ({
  title: vehicleTitle(description),
  emissions,
  comparisons,
})

async function question(
  deps: Pick<Deps, 'db' | 'clock'>,
  state: IdentifyState,
): Promise<IdentifyView['question']> {
  const field = nextField(state)
  if (!field) return null
  const asked = identifyFieldsOf(state).slice(0, identifyFieldsOf(state).indexOf(field))
  return {
    field,
    label: LABELS[field],
    options: await optionsFor(deps, state, field),
    answer: answersOf(state)[field] ?? null,
    canGoBack: state.previousAction !== null || asked.some((each) => !state.single.includes(each)),
  }
}

async function trail(
  deps: Pick<Deps, 'db' | 'clock'>,
  state: IdentifyState,
): Promise<IdentifyView['trail']> {
  const until = nextField(state)
  const fields = identifyFieldsOf(state)
  const answered = until ? fields.slice(0, fields.indexOf(until)) : fields
  return Promise.all(
    answered.map(async (field) => {
      const value = answersOf(state)[field] ?? ''
      const options = await optionsFor(deps, state, field)
      const word = options.find((option) => option.value === value)?.label ?? value
      return { field, label: LABELS[field], answer: word }
    }),
  )
}

async function identified(
  deps: Pick<Deps, 'db' | 'clock'>,
  state: IdentifyState,
): Promise<IdentifyView['identified']> {
  const vehicle = await identifiedVehicle(deps, state)
  // A number is of one vehicle, and what several alike emit is shown all the same.
  const computed = vehicle && computeVehicle(deps, { ...vehicle, registrationNumber: null })
  return !computed || computed instanceof Refused ? null : figures(computed)
}

/** The vehicle of a state in which everything is answered, with the form's distance. */
export async function identifiedVehicle(
  deps: Pick<Deps, 'db'>,
  state: IdentifyState,
): Promise<VehicleInput | null> {
  const basis = await identifiedBasis(deps, state)
  if (!basis) return null
  const { market, vehicleType, annualMileage, mileageUnit, multiplyVehicles } = state.form
  return {
    market,
    vehicleType,
    basis: basis as VehicleInput['basis'],
    registrationNumber: state.found?.registration ?? null,
    annualMileage,
    mileageUnit,
    multiplyVehicles,
  }
}
