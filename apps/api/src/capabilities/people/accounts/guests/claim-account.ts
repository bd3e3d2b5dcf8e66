import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ClaimAccount } from '@understory/contracts/people/accounts/guests.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { proveEmail } from '../email/prove-email.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { weaknessOf } from '../passwords/weakness-of.ts'
import { lockUser } from '../records.ts'
import { openSession } from '../sign-in/open-session.ts'
import { findUnclaimed, readClaim } from './unclaimed.ts'

type ClaimAccountDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'signIn'>
type Opened = Refused | { cookies: readonly string[] }

/** By the link of the email, which proves the mailbox. Other browsers that opened the account are signed out. */
export async function claimAccount(
  deps: ClaimAccountDeps,
  { token, password }: BodyOf<typeof ClaimAccount>,
  headers: Headers,
): Promise<Opened> {
  const weakness = await weaknessOf(password)
  if (weakness) return refuse(weakness)
  const person = await readClaim(deps, token)
  if (!person) return refuse('BAD_CLAIM_LINK')
  return setFirstPassword(deps, { ...person, password, isProven: true }, headers)
}

/** In the browser that paid. The email is verified by its link later, as after joining. */
export async function chooseFirstPassword(
  deps: ClaimAccountDeps,
  { password }: { password: string },
  headers: Headers,
): Promise<Opened> {
  const weakness = await weaknessOf(password)
  if (weakness) return refuse(weakness)
  const session = await deps.signIn.findSession(headers)
  if (session?.signedInWith !== 'guest') return refuse('SIGN_IN_REQUIRED')
  const person = await findUnclaimed(deps.db, { id: session.userId })
  if (!person) return refuse('BAD_CLAIM_LINK')
  const kept = await setFirstPassword(deps, { ...person, password, isProven: false }, headers)
  if ('cookies' in kept) await deps.signIn.sendVerificationEmail(person.email)
  return kept
}

type First = { id: string; email: string; password: string; isProven: boolean }

/** Once: a second attempt finds the account claimed. Every session before ends, and a new one begins. */
async function setFirstPassword(
  deps: ClaimAccountDeps,
  { id, email, password, isProven }: First,
  headers: Headers,
): Promise<Opened> {
  const hash = await hashPassword(password, deps.config.PASSWORD_COST)
  const now = deps.clock()
  const isDone = await transact(deps.db, async (tx) => {
    await lockUser(tx, id)
    const unclaimed = await findUnclaimed(tx, { id })
    if (unclaimed?.email !== email) return false
    await tx
      .insertInto('sign_in_method')
      .values({
        id: deps.newId(),
        account_id: id,
        provider_id: 'credential',
        user_id: id,
        password: hash,
        created_at: now,
        updated_at: now,
      })
      .execute()
    if (isProven) await proveEmail(tx, deps, id)
    await tx.deleteFrom('sign_in_session').where('user_id', '=', id).execute()
    return true
  })
  if (!isDone) return refuse('BAD_CLAIM_LINK')
  return openSession(deps, headers, { userId: id, signedInWith: 'password', remember: true })
}
