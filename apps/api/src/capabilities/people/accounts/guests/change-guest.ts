import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ChangeGuest } from '@understory/contracts/people/accounts/guests.ts'
import type { Tx } from '@understory/database/connect.ts'
import { isOfStaff } from '../../../../configuration/staff-domains.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { isEmailTaken } from '../email/is-email-taken.ts'
import { hasPaid } from '../has-paid.ts'
import { listAccounts, lockUser } from '../records.ts'
import { refuseEmail, refuseTakenEmail } from './refuse-guest-email.ts'
import { findUnclaimed } from './unclaimed.ts'

type ChangeGuestDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'limit' | 'jobs' | 'signIn'>
type ChangeGuestChange = BodyOf<typeof ChangeGuest>

/**
 * What a guest typed wrongly is put right, in the browser that typed it and until something is paid. The
 * choice and its open payment stay. Links that went to the email before end, because they name it.
 */
export async function changeGuest(
  deps: ChangeGuestDeps,
  change: ChangeGuestChange,
  headers: Headers,
): Promise<Refused | undefined> {
  const session = await deps.signIn.findSession(headers)
  if (session?.signedInWith !== 'guest') return refuse('SIGN_IN_REQUIRED')
  if (isOfStaff(deps.config, change.email)) return refuseEmail('STAFF_EMAIL')
  const { userId } = session
  const [account] = await listAccounts(deps.db, userId)
  if (!account) return refuse('SIGN_IN_REQUIRED')
  const outcome = await transact(deps.db, (tx) =>
    save(tx, deps, { userId, account, change }),
  ).catch((fault: unknown) => {
    if (isEmailTaken(fault)) return 'taken' as const
    throw fault
  })
  if (outcome !== 'taken') return outcome
  return refuseTakenEmail(deps, { email: change.email, accountType: account.kind })
}

type ChangeGuestInput = {
  readonly userId: string
  readonly account: Awaited<ReturnType<typeof listAccounts>>[number]
  readonly change: ChangeGuestChange
}

async function save(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, account, change }: ChangeGuestInput,
): Promise<Refused | undefined> {
  const { email, firstname, lastname } = change
  await lockUser(tx, userId)
  if (!(await findUnclaimed(tx, { id: userId }))) return refuse('SIGN_IN_REQUIRED')
  if (await hasPaid(tx, account.id)) return refuse('ALREADY_PAID')
  const fullName = `${firstname} ${lastname}`
  await tx
    .updateTable('app_user')
    .set({ email, firstname, lastname, name: fullName, updated_at: clock() })
    .where('id', '=', userId)
    .execute()
  const isBusiness = account.kind === 'business'
  const displayName = isBusiness ? change.companyName || account.display_name : fullName
  await tx
    .updateTable('account')
    .set({ display_name: displayName })
    .where('id', '=', account.id)
    .execute()
  return undefined
}
