import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { SaveDetails } from '@understory/contracts/people/accounts/accounts.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { accountsMessage } from './messages/messages.generated.ts'
import { listAccounts, lockUser, openAccount, saveUserDetails, toAccount } from './records.ts'

/**
 * Completes a person's details and opens their account. An email holds one kind of account; opening
 * the same kind again gives the account that is there, so a repeated submit is harmless.
 */
export async function saveDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  details: BodyOf<typeof SaveDetails>,
) {
  const kind = details.accountType
  const displayName =
    kind === 'business' ? details.companyName : `${details.firstname} ${details.lastname}`
  if (!displayName) {
    return refuse('BAD_REQUEST', [
      { field: 'companyName', message: accountsMessage('save-details.company-name') },
    ])
  }
  return transact(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const held = await listAccounts(tx, userId)
    const other = held.find((account) => account.kind !== kind)
    if (other) return refuse(other.kind === 'business' ? 'BUSINESS_EXISTS' : 'PERSONAL_EXISTS')
    const account = held[0] ?? {
      id: deps.newId(),
      kind,
      display_name: displayName,
      country: details.country,
    }
    if (held.length === 0) {
      const { id, country } = account
      await openAccount(tx, { id, kind, displayName, country, now: deps.clock() })
    }
    await saveUserDetails(tx, userId, {
      ...details,
      activeAccountId: account.id,
      now: deps.clock(),
    })
    return toAccount(account)
  })
}
