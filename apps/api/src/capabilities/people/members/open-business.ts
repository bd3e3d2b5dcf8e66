import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { OpenBusiness } from '@understory/contracts/people/members.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { listAccounts, lockUser, openAccount, openForUser, toAccount } from '../accounts/public.ts'

/** Opens a further business account for someone whose details are complete. */
export function openBusiness(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  asked: BodyOf<typeof OpenBusiness>,
) {
  return transact(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const held = await listAccounts(tx, userId)
    if (held.length === 0) return refuse('NO_ACTIVE_ACCOUNT')
    if (held.some((account) => account.kind === 'personal')) return refuse('PERSONAL_EXISTS')
    const account = {
      id: deps.newId(),
      kind: 'business' as const,
      displayName: asked.companyName,
      country: asked.country,
    }
    await openAccount(tx, { ...account, now: deps.clock() })
    await openForUser(tx, { userId, accountId: account.id })
    return toAccount({ ...account, display_name: account.displayName })
  })
}
