import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { StepIdentify } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import {
  answerField,
  answersOf,
  back,
  changeForm,
  estimateFound,
  type FoundVehicle,
  foundInRegistry,
  goTo,
  type IdentifyState,
  identifyFieldsOf,
  reset,
} from '@understory/domain/vehicles/identification/identify/identify.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { type ComputedVehicle, computeVehicle } from '../compute-vehicle.ts'
import { findRegistration } from '../registry/find-registration.ts'
import { changeDraft, type Draft, type DraftKey, loadDraft, saveDraft } from './draft-records.ts'
import { answerSingles, optionsFor, thisYear } from './identify-questions.ts'
import { identifiedVehicle, presentDraft } from './present-identify.ts'

type Inside = Pick<Deps, 'db' | 'clock' | 'newId'>
type StepIdentifyDeps = Inside & Pick<Deps, 'config' | 'log' | 'registry'>

type Taken = Omit<BodyOf<typeof StepIdentify>, 'audience'>
type StepIdentifyStep = Taken['step']
type ReadyStep =
  | Exclude<StepIdentifyStep, { kind: 'search' }>
  | { kind: 'found'; vehicle: FoundVehicle }
type StepOf<Kind extends StepIdentifyStep['kind']> = Extract<StepIdentifyStep, { kind: Kind }>

const MOST_UNSAVED = 100

/** Takes one step of a draft and shows where it leads; what is refused changes nothing. */
export async function stepIdentify(deps: StepIdentifyDeps, key: DraftKey, { place, step }: Taken) {
  const ready = await askRegistry(deps, step)
  if (ready instanceof Refused) return ready
  return changeDraft(deps, key, async (inside) => {
    const loaded = await loadDraft(inside, key, 'uk')
    const draft = { ...loaded, state: lookAt(loaded.state, place) }
    const taken = await take(inside, draft, ready)
    if (taken instanceof Refused) return taken
    const next = { ...taken, state: await answerSingles(inside, taken.state) }
    if (step.kind !== 'open') await saveDraft(inside, key, next)
    return presentDraft(inside, key.draftId, next)
  })
}

/** The registry is waited for before the draft is locked. */
async function askRegistry(
  deps: StepIdentifyDeps,
  step: StepIdentifyStep,
): Promise<ReadyStep | Refused> {
  if (step.kind !== 'search') return step
  const vehicle = await findRegistration(deps, step.registrationNumber)
  return vehicle instanceof Refused ? vehicle : { kind: 'found', vehicle }
}

async function take(deps: Inside, draft: Draft, step: ReadyStep): Promise<Draft | Refused> {
  switch (step.kind) {
    case 'open':
      return draft
    case 'add':
      return add(deps, draft, step)
    case 'edit':
      return edit(deps, draft, step)
    case 'remove':
      return {
        ...draft,
        vehicles: draft.vehicles.filter(({ unsavedUuid }) => unsavedUuid !== step.unsavedUuid),
      }
    case 'clear':
      return { ...draft, vehicles: [] }
    default: {
      const state = await move(deps, draft.state, step)
      return state instanceof Refused ? state : { ...draft, state }
    }
  }
}

/** The state as an address names it: an action, and a question that was answered before. */
function lookAt(state: IdentifyState, { action, at }: Taken['place']): IdentifyState {
  const here = action ? goTo(state, action) : state
  if (at === undefined || !identifyFieldsOf(here).includes(at)) return here
  return { ...here, at: answersOf(here)[at] === undefined ? null : at }
}

type Move = Exclude<ReadyStep, { kind: 'open' | 'add' | 'edit' | 'remove' | 'clear' }>

async function move(
  deps: Inside,
  state: IdentifyState,
  step: Move,
): Promise<IdentifyState | Refused> {
  switch (step.kind) {
    case 'go':
      return goTo(state, step.action)
    case 'found':
      return foundInRegistry(state, step.vehicle)
    case 'confirm':
      return estimateFound(state, thisYear(deps))
    case 'answer': {
      const options = await optionsFor(deps, state, step.field)
      const isOne = options.some(({ value }) => value === step.value)
      return isOne ? answerField(state, step.field, step.value) : refuse('NOT_AN_OPTION')
    }
    case 'back':
      return back(state)
    case 'reset':
      return reset(state)
    case 'form': {
      const { kind: _, ...change } = step
      return changeForm(state, defined(change))
    }
  }
}

const defined = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>
  }

async function add(deps: Inside, draft: Draft, step: StepOf<'add'>): Promise<Draft | Refused> {
  if (draft.vehicles.length >= MOST_UNSAVED) return refuse('TOO_MANY_VEHICLES')
  const vehicle = await identifiedVehicle(deps, draft.state)
  if (!vehicle) return refuse('NO_FACTOR')
  const { kind: _, registrationNumber, ...usage } = step
  const described = {
    ...vehicle,
    ...usage,
    registrationNumber: registrationNumber ?? vehicle.registrationNumber,
  }
  const computed = computeVehicle(deps, described)
  if (computed instanceof Refused) return computed
  const added = { unsavedUuid: deps.newId(), vehicle: withNumberOf(computed, described) }
  return { state: reset(draft.state), vehicles: [...draft.vehicles, added] }
}

/** With its registration number as it is stored. */
const withNumberOf = ({ description }: ComputedVehicle, vehicle: VehicleInput): VehicleInput => ({
  ...vehicle,
  registrationNumber: description.registrationNumber,
})

function edit(deps: Pick<Deps, 'clock'>, draft: Draft, step: StepOf<'edit'>): Draft | Refused {
  const { kind: _, unsavedUuid, ...change } = step
  const edited = draft.vehicles.find((each) => each.unsavedUuid === unsavedUuid)
  if (!edited) return refuse('VEHICLE_NOT_FOUND')
  const described = { ...edited.vehicle, ...defined(change) }
  const computed = computeVehicle(deps, described)
  if (computed instanceof Refused) return computed
  const vehicle = withNumberOf(computed, described)
  return {
    ...draft,
    vehicles: draft.vehicles.map((each) =>
      each.unsavedUuid === unsavedUuid ? { unsavedUuid, vehicle } : each,
    ),
  }
}
