import type { IdentifyPlace, IdentifyStep } from '@understory/contracts/identify-vehicles.ts'
import { ESTIMATE_FIELDS } from '@understory/domain/vehicles/estimate-options.ts'
import {
  IDENTIFY_ACTIONS,
  type IdentifyAction,
  type IdentifyField,
  LOOKUP_FIELDS,
} from '@understory/domain/vehicles/identify.ts'
import {
  MARKETS,
  type Market,
  VEHICLE_TYPES,
  type VehicleType,
} from '@understory/domain/vehicles/vehicle-kinds.ts'
import { textOf } from '../../accounts/public.ts'
import { usageOf } from '../usage-of-form.ts'

const oneOf = <T extends string>(values: readonly T[], typed: string | null): T | undefined =>
  values.find((value) => value === typed)

const actionOf = (typed: string | null): IdentifyAction | undefined =>
  oneOf(IDENTIFY_ACTIONS, typed)
const fieldOf = (typed: string | null): IdentifyField | undefined =>
  oneOf<IdentifyField>([...LOOKUP_FIELDS, ...ESTIMATE_FIELDS], typed)

/** The place an address names, so that back and forward of the browser lead where they say. */
export function placeOf(search: URLSearchParams): IdentifyPlace {
  return { action: actionOf(search.get('do')), at: fieldOf(search.get('at')) }
}

/** What a form asks for; `null`: nothing we know. */
export function stepOf(form: FormData): IdentifyStep | null {
  const intent = textOf(form, 'intent')
  switch (intent) {
    case 'search':
      return { kind: 'search', registrationNumber: textOf(form, 'registrationNumber') }
    case 'confirm':
    case 'back':
    case 'reset':
      return { kind: intent }
    case 'go': {
      const action = actionOf(textOf(form, 'action'))
      return action ? { kind: 'go', action } : null
    }
    case 'answer': {
      const field = fieldOf(textOf(form, 'field'))
      return field ? { kind: 'answer', field, value: textOf(form, 'value') } : null
    }
    case 'form':
      return {
        kind: 'form',
        market: oneOf<Market>(MARKETS, textOf(form, 'market')),
        vehicleType: oneOf<VehicleType>(VEHICLE_TYPES, textOf(form, 'vehicleType')),
      }
    case 'add':
      return {
        kind: 'add',
        registrationNumber: textOf(form, 'registrationNumber'),
        ...usageOf(form),
      }
    case 'edit':
      return { kind: 'edit', unsavedUuid: textOf(form, 'unsavedUuid'), ...usageOf(form) }
    case 'remove':
      return { kind: 'remove', unsavedUuid: textOf(form, 'unsavedUuid') }
    default:
      return null
  }
}
