import type {
  IdentifyStep,
  StepIdentify,
} from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { SaveVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { data, redirect } from 'react-router'
import type { ApiAnswer } from '../../../../http/api-client.ts'
import { refusedOnFault } from '../../../../http/failing-with.ts'
import type { AccountSession } from '../../../../http/session.ts'
import { identificationMessage } from '../messages/messages.generated.ts'
import type { RefusedVehicleForm } from '../refused.ts'

export type TakeStep = (step: IdentifyStep) => Promise<ApiAnswer<typeof StepIdentify>>

export type SaveIntent = 'save' | 'offset'

type Saving = {
  readonly take: TakeStep
  readonly intent: SaveIntent
  readonly backTo: string
}

const notSaved = () => identificationMessage('saveDraft.vehicleSAbleSaved')

/** Moves the list of a draft to the account, all of it or nothing. */
export async function saveDraft(
  { api, account }: Pick<AccountSession, 'api' | 'account'>,
  { take, intent, backTo }: Saving,
) {
  const draft = await take({ kind: 'open' })
  if (!draft.ok) throw data(null, { status: draft.status })
  const vehicles = draft.data.unsavedVehicles.map(({ vehicle }) => vehicle)
  if (vehicles.length === 0) return redirect(backTo, 303)
  const saved = await refusedOnFault(api(SaveVehicles, { body: { vehicles } }))
  if (!saved.ok) {
    const { code } = saved.refusal
    const refused: RefusedVehicleForm = {
      code,
      message: notSaved(),
      problems: {},
      values: {},
      intent,
    }
    return data(refused, { status: saved.status })
  }
  await take({ kind: 'clear' })
  const { vehicleIds } = saved.data
  if (intent === 'save') {
    return redirect(`/my-impact/manage/vehicles?saved=${vehicleIds.length}`, 303)
  }
  const chosen = new URLSearchParams(vehicleIds.map((id) => ['v', id]))
  return redirect(`/app/${account.accountType}/vehicle/one-time/setup?${chosen}`, 303)
}
