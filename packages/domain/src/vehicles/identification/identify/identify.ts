import {
  type Market,
  type MileageUnit,
  VEHICLE_DEFAULTS,
  type VehicleType,
} from '../vehicle-kinds.ts'
import {
  type EstimateAnswers,
  type EstimateField,
  estimateFields,
  estimateOptions,
} from './estimate-options.ts'
import type { RegisteredVehicle } from './registered-vehicle.ts'

export const IDENTIFY_ACTIONS = [
  'registration-search',
  'registration-confirm',
  'vehicle-lookup',
  'ghg-estimate',
] as const
export type IdentifyAction = (typeof IDENTIFY_ACTIONS)[number]

export const LOOKUP_FIELDS = [
  'fuelType',
  'transmission',
  'make',
  'productionYear',
  'baseModelName',
  'modelName',
  'engineSizeL',
] as const
export type LookupField = (typeof LOOKUP_FIELDS)[number]
export type LookupAnswers = { readonly [field in LookupField]?: string }
export type IdentifyField = LookupField | EstimateField

export type IdentifyForm = {
  readonly countryOfRegistration: 'GB' | 'US'
  readonly market: Market
  readonly mileageUnit: MileageUnit
  readonly multiplyVehicles: number
  readonly vehicleType: VehicleType
  readonly annualMileage: number
}

export type FoundVehicle = RegisteredVehicle & { readonly registration: string }

/** Where someone is in identifying a vehicle: specification sections 3 and 4. */
export type IdentifyState = {
  readonly action: IdentifyAction
  readonly previousAction: IdentifyAction | null
  readonly form: IdentifyForm
  readonly found: FoundVehicle | null
  readonly lookup: LookupAnswers
  readonly estimate: EstimateAnswers
  /** A field that is answered again; `null`: the first that has no answer. */
  readonly at: IdentifyField | null
  /** Fields that had one option and answered themselves; going back passes over them. */
  readonly single: readonly IdentifyField[]
}

const COUNTRY: Record<Market, 'GB' | 'US'> = { uk: 'GB', us: 'US' }

export function startIdentify(market: Market, mileageUnit: MileageUnit = 'mi'): IdentifyState {
  return {
    action: firstAction(market),
    previousAction: null,
    form: { ...VEHICLE_DEFAULTS, market, mileageUnit, countryOfRegistration: COUNTRY[market] },
    found: null,
    lookup: {},
    estimate: {},
    at: null,
    single: [],
  }
}

/** The registry covers the United Kingdom only. */
const firstAction = (market: Market): IdentifyAction =>
  market === 'uk' ? 'registration-search' : 'vehicle-lookup'

/** What can be done next from here. The catalogue of models holds cars. */
export function nextActions(state: IdentifyState): readonly IdentifyAction[] {
  const { market, vehicleType } = state.form
  return IDENTIFY_ACTIONS.filter((action) => {
    if (action === state.action) return false
    if (action === 'registration-search') return market === 'uk'
    if (action === 'registration-confirm') return state.found !== null
    return action === 'vehicle-lookup' ? vehicleType === 'car' : true
  })
}

/** Preserves all answers; an action that is not valid here changes nothing. */
export function goTo(state: IdentifyState, action: IdentifyAction): IdentifyState {
  if (!nextActions(state).includes(action)) return state
  return moved(state, action)
}

function moved(state: IdentifyState, action: IdentifyAction): IdentifyState {
  return { ...state, action, previousAction: state.action, at: null, single: [] }
}

/** The registry knows the number: it is shown to be confirmed. */
export function foundInRegistry(state: IdentifyState, found: FoundVehicle): IdentifyState {
  const known = changeForm(state, { vehicleType: found.vehicleType ?? state.form.vehicleType })
  return outOfCatalogue({ ...moved(known, 'registration-confirm'), found })
}

/**
 * What the registry knows but is not enough to compute from is used to prefill the estimate. A fuel
 * without a factor is asked for, so that nothing is computed as another fuel unnoticed.
 */
export function estimateFound(state: IdentifyState, thisYear: number): IdentifyState {
  const fuelType = state.found?.fuelType
  const moving = goTo(state, 'ghg-estimate')
  if (moving === state || !fuelType) return moving
  const { market, vehicleType } = moving.form
  const offered = estimateOptions({ market, vehicleType, thisYear, answers: {} }, 'fuelType')
  if (offered.some(({ value }) => value === fuelType)) return { ...moving, estimate: { fuelType } }
  const isAnyFuel = offered.every(({ value }) => value === 'unknown')
  return isAnyFuel ? moving : { ...moving, at: 'fuelType' }
}

export function identifyFieldsOf(state: IdentifyState): readonly IdentifyField[] {
  if (state.action === 'vehicle-lookup') return LOOKUP_FIELDS
  if (state.action !== 'ghg-estimate') return []
  return estimateFields(state.form.market, state.form.vehicleType)
}

export function answersOf(state: IdentifyState): { readonly [field: string]: string | undefined } {
  return state.action === 'vehicle-lookup' ? state.lookup : state.estimate
}

/** The field to answer now; `null`: the vehicle is identified. The first one is the fuel. */
export function nextField(state: IdentifyState): IdentifyField | null {
  if (state.at) return state.at
  const answers = answersOf(state)
  return identifyFieldsOf(state).find((field) => answers[field] === undefined) ?? null
}

/** A different answer clears those after it, which depend on it; the same one preserves them. */
export function answerField(
  state: IdentifyState,
  field: IdentifyField,
  value: string,
  isOnlyOne = false,
): IdentifyState {
  const fields = identifyFieldsOf(state)
  const index = fields.indexOf(field)
  if (index < 0) return state
  const before = answersOf(state)
  const isSame = before[field] === value
  const retained = isSame ? fields : fields.slice(0, index)
  const answers = Object.fromEntries(
    retained.flatMap((each) => (before[each] === undefined ? [] : [[each, before[each]]])),
  )
  const single = state.single.filter((each) => retained.includes(each) && each !== field)
  const next = {
    ...state,
    at: null,
    single: isOnlyOne ? [...single, field] : single,
  }
  const written = { ...answers, [field]: value }
  return state.action === 'vehicle-lookup'
    ? { ...next, lookup: written }
    : { ...next, estimate: written }
}

/** To the question before, or to the action before; no answer is lost. */
export function back(state: IdentifyState): IdentifyState {
  const fields = identifyFieldsOf(state)
  const now = nextField(state)
  const answers = answersOf(state)
  const earlier = fields
    .slice(0, now === null ? fields.length : fields.indexOf(now))
    .filter((field) => answers[field] !== undefined && !state.single.includes(field))
  const at = earlier.at(-1)
  if (at) return { ...state, at }
  const { previousAction } = state
  return previousAction ? goTo(state, previousAction) : state
}

/** Another kind of vehicle has other questions. */
export function changeForm(state: IdentifyState, change: Partial<IdentifyForm>): IdentifyState {
  const form = { ...state.form, ...change }
  const isOther = form.market !== state.form.market || form.vehicleType !== state.form.vehicleType
  const countryOfRegistration = COUNTRY[form.market]
  if (!isOther) return { ...state, form: { ...form, countryOfRegistration } }
  const cleared = { ...state, form: { ...form, countryOfRegistration }, ...NOTHING_ANSWERED }
  if (form.market === state.form.market) return outOfCatalogue(cleared)
  const action = firstAction(form.market)
  return outOfCatalogue({ ...cleared, action, previousAction: null, found: null })
}

const NOTHING_ANSWERED = { lookup: {}, estimate: {}, at: null, single: [] } as const

/** The catalogue holds cars, so another kind of vehicle leaves it. */
function outOfCatalogue(state: IdentifyState): IdentifyState {
  if (state.form.vehicleType === 'car') return state
  const { action, previousAction } = state
  return {
    ...state,
    action: action === 'vehicle-lookup' ? 'ghg-estimate' : action,
    previousAction: previousAction === 'vehicle-lookup' ? null : previousAction,
  }
}

/** Preserves the country of registration, the market and the unit of mileage; resets the rest. */
export function reset({ form }: IdentifyState): IdentifyState {
  return startIdentify(form.market, form.mileageUnit)
}
