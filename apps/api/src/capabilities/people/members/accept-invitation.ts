import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { AcceptInvitation } from '@understory/contracts/people/members.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { defaultCurrency } from '@understory/domain/countries/countries.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { listAccounts, lockUser, saveUserDetails, toAccount } from '../accounts/public.ts'
import { hashOfToken } from './invitation-token.ts'
import { membersMessage } from './messages/messages.generated.ts'
import { findOpenInvitation } from './records.ts'

type AcceptInvitationInput = BodyOf<typeof AcceptInvitation>

/**
 * Joins the account of an invitation and makes it the active one. It is for the email it was sent to,
 * and for one person: of two concurrent requests the second finds it taken.
 */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  asked: AcceptInvitationInput,
) {
  const hash = hashOfToken(asked.token)
  const now = deps.clock()
  const invitation = await asPlatform(() => findOpenInvitation(deps.db, hash, now))
  if (!invitation) return refuse('INVITATION_NOT_FOUND')
  return transact(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const user = await tx
      .selectFrom('app_user')
      .select(['email', 'firstname', 'lastname', 'default_currency'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (user.email !== invitation.email) return refuse('INVITATION_NOT_YOURS')
    const firstname = user.firstname ?? asked.firstname
    const lastname = user.lastname ?? asked.lastname
    if (!firstname || !lastname) return refuse('BAD_REQUEST', missingNames({ firstname, lastname }))
    const held = await listAccounts(tx, userId)
    if (held.some((account) => account.kind === 'personal')) return refuse('PERSONAL_EXISTS')
    if (!(await joinAccount(tx, hash, now))) return refuse('INVITATION_NOT_FOUND')
    await saveUserDetails(tx, userId, {
      firstname,
      lastname,
      defaultCurrency: asked.defaultCurrency ?? defaultCurrency(invitation.country),
      activeAccountId: invitation.account_id,
    })
    const account = await tx
      .selectFrom('account')
      .select(['id', 'kind', 'display_name', 'country'])
      .where('id', '=', invitation.account_id)
      .executeTakeFirstOrThrow()
    return toAccount(account)
  })
}

function missingNames(given: { firstname?: string | undefined; lastname?: string | undefined }) {
  const problems: Problem[] = []
  if (!given.firstname)
    problems.push({ field: 'firstname', message: membersMessage('accept-invitation.firstname') })
  if (!given.lastname)
    problems.push({ field: 'lastname', message: membersMessage('accept-invitation.lastname') })
  return problems
}

/** False for the second of two concurrent requests. */
async function joinAccount(tx: Tx, hash: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ joined: boolean }>`
    select accept_invitation(${hash}, ${now}) as joined`.execute(tx)
  return rows[0]?.joined === true
}
