import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { whatExists } from '../what-exists.ts'
import { findUnclaimed, queueClaimLink } from './unclaimed.ts'

type RefuseGuestEmailDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'limit' | 'jobs'>
type RefuseGuestEmailInput = {
  readonly email: string
  readonly accountType: 'personal' | 'business'
}

/** An email that is known: the owner of the mailbox is led to their account, and nobody else. */
export async function refuseTakenEmail(
  deps: RefuseGuestEmailDeps,
  asked: RefuseGuestEmailInput,
): Promise<Refused> {
  const unclaimed = await findUnclaimed(deps.db, { email: asked.email })
  if (!unclaimed) return refuseEmail(await whatExists(deps, asked))
  return (await queueClaimLink(deps, unclaimed)) ?? refuseEmail('ACCOUNT_UNCLAIMED')
}

/** Said beside the field. */
export const refuseEmail = (code: RefusalCode) =>
  refuse(code, [{ field: 'email', message: refuse(code).refusal.message }])
