import {
  RecalculateVehicle,
  RemoveVehicle,
  ShowVehicleOwner,
  UpdateVehicle,
} from '@understory/contracts/vehicles.ts'
import type { Api } from '../../../http/api-client.ts'
import { textOf } from '../../accounts/public.ts'
import { usageOf } from '../usage-of-form.ts'

/** The call a form of My Vehicles asks for; `null`: none that we know. */
export function changeOf(form: FormData) {
  const params = { vehicleId: textOf(form, 'vehicleId') }
  switch (textOf(form, 'intent')) {
    case 'change':
      return (api: Api) =>
        api(UpdateVehicle, {
          params,
          body: {
            ...usageOf(form),
            registrationNumber: textOf(form, 'registrationNumber') || null,
          },
        })
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
