import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { JoinAsGuest } from '@understory/contracts/people/accounts/guests.ts'
import type { Tx } from '@understory/database/connect.ts'
import { isOfStaff } from '../../../../configuration/staff-domains.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import { saveUserDetails } from '../records.ts'
import { openSession } from '../sign-in/open-session.ts'
import { refuseEmail, refuseTakenEmail } from './refuse-guest-email.ts'

type JoinAsGuestDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'limit' | 'jobs' | 'signIn'>
type Guest = BodyOf<typeof JoinAsGuest>

/**
 * A new person with an account and no password, so that a purchase has its owner before it is paid. Person,
 * account and session begin in one transaction. An email that is known is refused.
 */
export async function joinAsGuest(
  deps: JoinAsGuestDeps,
  guest: Guest,
  headers: Headers,
): Promise<Refused | { userId: string; cookies: readonly string[] }> {
  const { email, accountType } = guest
  if (isOfStaff(deps.config, email)) return refuseEmail('STAFF_EMAIL')
  if (accountType === 'business' && !guest.companyName) {
    return refuse('BAD_REQUEST', [
      { field: 'companyName', message: accountsMessage('join-as-guest.company-name') },
    ])
  }
  const opened = await transact(deps.db, async (tx) => {
    const userId = await openGuestAccount(tx, deps, guest)
    if (userId === null) return null
    const session = { userId, signedInWith: 'guest', remember: false } as const
    return { userId, ...(await openSession({ ...deps, db: tx }, headers, session)) }
  })
  if (opened) return opened
  return refuseTakenEmail(deps, guest)
}

/** The id of the new person; null where the email is taken. */
async function openGuestAccount(
  tx: Tx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  guest: Guest,
): Promise<string | null> {
  const now = clock()
  const { email, firstname, lastname, country, accountType: kind } = guest
  const user = await tx
    .insertInto('app_user')
    .values({ id: newId(), name: email, email, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) return null
  const accountId = newId()
  const displayName = (kind === 'business' && guest.companyName) || `${firstname} ${lastname}`
  await tx
    .insertInto('account')
    .values({ id: accountId, kind, display_name: displayName, country, created_at: now })
    .execute()
  await tx
    .insertInto('membership')
    .values({ account_id: accountId, user_id: user.id, role: 'owner', created_at: now })
    .execute()
  await saveUserDetails(tx, user.id, {
    ...guest,
    activeAccountId: accountId,
    signUpOrigin: 'subscriptionPlan',
    now,
  })
  return user.id
}
