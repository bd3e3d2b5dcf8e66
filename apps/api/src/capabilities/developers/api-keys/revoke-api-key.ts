import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { recordEvent } from '../events/public.ts'
import type { KeyOfAccount } from './api-key-records.ts'

/** Revokes a key; one that is revoked already stays as it was. */
export function revokeApiKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, keyId }: KeyOfAccount,
): Promise<undefined | Refused> {
  return transact(db, async (tx) => {
    const key = await tx
      .selectFrom('api_key')
      .select('id')
      .where('id', '=', keyId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!key) return refuse('API_KEY_NOT_FOUND')
    const now = clock()
    const { numUpdatedRows } = await tx
      .updateTable('api_key')
      .set({ revoked_at: now, revoked_why: 'by-hand' })
      .where('id', '=', keyId)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) {
      await recordEvent(tx, {
        accountId,
        type: 'api_key.revoked',
        subject: { keyId },
        at: now,
      }).execute()
    }
    return undefined
  })
}
