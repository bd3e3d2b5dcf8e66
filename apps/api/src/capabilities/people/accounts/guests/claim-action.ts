import type { Deps } from '../../../../deps.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import { claimUrl, findUnclaimed } from './unclaimed.ts'

/** Where someone who paid as a guest chooses a password; null for everyone else. */
export async function claimAction(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  { id }: { readonly id: string },
) {
  const unclaimed = await findUnclaimed(deps.db, { id })
  if (!unclaimed) return null
  return {
    label: accountsMessage('claim-action.label'),
    url: await claimUrl(deps, unclaimed),
  }
}
