import { asPlatform, withinRowsOf } from '@understory/database/row-security.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused } from '../../../http/refuse.ts'
import { workScope } from '../../../http/requests/work-scope.ts'
import { findTestAccount, openTestAccount } from '../../people/accounts/public.ts'
import type { WebhookOwner } from './endpoints/endpoint-records.ts'

type WhoseDeps = Pick<Deps, 'db'>
type Of = { readonly actor: Pick<AccountActor, 'accountId'>; readonly mode: ApiMode }

/**
 * Works on what an account has, or within the rows of its test account. The test account has no members: who may do a
 * thing in the live one may do it there. Where there is no test account yet, the answer is `otherwise`.
 */
export async function withinMode<T, O>(
  { db }: WhoseDeps,
  { actor: { accountId }, mode }: Of,
  work: (owner: WebhookOwner) => Promise<T>,
  otherwise: O,
): Promise<T | O> {
  if (mode === 'live') return work({ accountId, mode })
  const test = await asPlatform(() => findTestAccount(db, accountId))
  if (!test) return otherwise
  // What a person does is recorded in the activity of the live account, whose rows the work does not reach.
  const scope = workScope.getStore()
  const change = scope?.change ?? null
  if (scope) scope.change = null
  const answer = await withinRowsOf({ userId: '', accountId: test.id }, () =>
    work({ accountId: test.id, mode }),
  )
  if (!scope || answer instanceof Refused) return answer
  scope.change = change
  return transact(db, async () => answer)
}

/** The same, where a test account is opened if there is none. */
export async function withinOpenedMode<T>(
  deps: WhoseDeps & Pick<Deps, 'clock' | 'newId'>,
  { actor, mode }: Of,
  work: (owner: WebhookOwner) => Promise<T>,
): Promise<T> {
  if (mode === 'test') await openTestAccount(deps.db, { id: deps.newId(), now: deps.clock() })
  const done = await withinMode(deps, { actor, mode }, work, null)
  if (done === null) throw new Error('no test account was opened')
  return done
}
