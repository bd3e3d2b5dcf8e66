import type { Tx } from '@understory/database/connect.ts'
import { deviceWords } from '@understory/domain/people/accounts/device-words.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { UserActor } from '../../../../http/actor.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { recordSecurityEvent } from '../security-events.ts'

/** Where a user is signed in, newest use first, and by which ways they can sign in. */
export async function listSessions(deps: Pick<Deps, 'db' | 'clock'>, actor: UserActor) {
  const rows = await deps.db
    .selectFrom('sign_in_session')
    .select(['id', 'user_agent', 'signed_in_with', 'created_at', 'rotated_at', 'updated_at'])
    .where('user_id', '=', actor.userId)
    .where('impersonated_by', 'is', null)
    .where('expires_at', '>', deps.clock())
    .execute()
  const methods = await deps.db
    .selectFrom('sign_in_method')
    .select(['provider_id'])
    .where('user_id', '=', actor.userId)
    .execute()
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.user_agent ?? ''),
    signedInWith: row.signed_in_with ?? 'password',
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: latest(row.rotated_at, row.updated_at).toISOString(),
    isThis: row.id === actor.sessionId,
  }))
  return {
    sessions: sessions.toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt)),
    hasPassword: methods.some((row) => row.provider_id === 'credential'),
    providers: methods.map((row) => row.provider_id).filter((id) => id !== 'credential'),
  }
}

const latest = (a: Date, b: Date) => (a > b ? a : b)

export async function endSession(
  deps: Pick<Deps, 'db'>,
  actor: UserActor,
  sessionId: string,
): Promise<Refused | undefined> {
  const ended = await deps.db
    .deleteFrom('sign_in_session')
    .where('id', '=', sessionId)
    .where('user_id', '=', actor.userId)
    .returning('id')
    .executeTakeFirst()
  return ended ? undefined : refuse('SESSION_NOT_FOUND')
}

/** Ends every session of the user, the one that asks included. */
export function endAllSessions(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  actor: UserActor,
): Promise<undefined> {
  const work = async (tx: Tx) => {
    await tx.deleteFrom('sign_in_session').where('user_id', '=', actor.userId).execute()
    await recordSecurityEvent(tx, deps, { userId: actor.userId, event: 'signed-out-everywhere' })
    return undefined
  }
  return transact(deps.db, work)
}
