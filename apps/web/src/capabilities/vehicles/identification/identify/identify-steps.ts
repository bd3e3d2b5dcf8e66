import type {
  IdentifyPlace,
  IdentifyStep,
} from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { ESTIMATE_FIELDS } from '@understory/domain/vehicles/identification/identify/estimate-options.ts'
import {
  IDENTIFY_ACTIONS,
  type IdentifyAction,
  type IdentifyField,
  LOOKUP_FIELDS,
} from '@understory/domain/vehicles/identification/identify/identify.ts'
import {
  MARKETS,
  type Market,
  VEHICLE_TYPES,
  type VehicleType,
} from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'
import { usageOf } from '../usage-of-form.ts'

const oneOf = <T extends string>(values: readonly T[], typed: string | null): T | undefined =>
  values.find((value) => value === typed)

const actionOf = (typed: string | null): IdentifyAction | undefined =>
  oneOf(IDENTIFY_ACTIONS, typed)
const fieldOf = (typed: string | null): IdentifyField | undefined =>
  oneOf<IdentifyField>([...LOOKUP_FIELDS, ...ESTIMATE_FIELDS], typed)

/** The step that a URL names, so that the browser's back and forward work. */
export function placeOf(search: URLSearchParams): IdentifyPlace {
  return { action: actionOf(search.get('do')), at: fieldOf(search.get('at')) }
}

/** What a form asks for; `null`: nothing we know. */
export function stepOf(form: PostedForm): IdentifyStep | null {
  const intent = form.text('intent')
  switch (intent) {
    case 'search':
      return { kind: 'search', registrationNumber: form.text('registrationNumber') }
    case 'confirm':
    case 'back':
    case 'reset':
      return { kind: intent }
    case 'go': {
      const action = actionOf(form.text('action'))
      return action ? { kind: 'go', action } : null
    }
    case 'answer': {
      const field = fieldOf(form.text('field'))
      return field ? { kind: 'answer', field, value: form.text('value') } : null
    }
    case 'form':
      return {
        kind: 'form',
        market: oneOf<Market>(MARKETS, form.text('market')),
        vehicleType: oneOf<VehicleType>(VEHICLE_TYPES, form.text('vehicleType')),
      }
    case 'usage':
      return { kind: 'form', ...usageOf(form) }
    case 'add':
    case 'offset-this':
      return {
        kind: 'add',
        registrationNumber: form.text('registrationNumber'),
        ...usageOf(form),
      }
    case 'edit':
      return {
        kind: 'edit',
        unsavedUuid: form.text('unsavedUuid'),
        registrationNumber: form.text('registrationNumber'),
        ...usageOf(form),
      }
    case 'remove':
      return { kind: 'remove', unsavedUuid: form.text('unsavedUuid') }
    default:
      return null
  }
}
