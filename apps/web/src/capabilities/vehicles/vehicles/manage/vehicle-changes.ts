import {
  RecalculateVehicle,
  RemoveVehicle,
  ShowVehicleOwner,
  UpdateVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import type { Api } from '../../../../http/api-client.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'
import { usageOf } from '../../identification/public.ts'

/** The call a form of My Vehicles asks for; `null`: none that we know. */
export function vehicleChangeOf(form: PostedForm) {
  const params = { vehicleId: form.text('vehicleId') }
  switch (form.text('intent')) {
    case 'change': {
      const registrationNumber = form.optional('registrationNumber')
      const body = { ...usageOf(form), registrationNumber }
      return (api: Api) => api(UpdateVehicle, { params, body })
    }
    case 'recalculate':
      return (api: Api) => api(RecalculateVehicle, { params })
    case 'remove':
      return (api: Api) => api(RemoveVehicle, { params })
    case 'owner':
      return (api: Api) => api(ShowVehicleOwner, { body: { isShown: form.has('isShown') } })
    default:
      return null
  }
}
