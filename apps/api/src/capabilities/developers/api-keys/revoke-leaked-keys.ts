import { anyOf } from '@understory/database/any-of.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { hashOfApiKeySecret, isApiKeySecret } from '../../../signing/api-key-secret.ts'
import { recordEvent } from '../events/public.ts'

/** Revokes keys whose secrets others can read, whoever says so: they know the secret, which proves it. */
export async function revokeLeakedKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  secrets: readonly string[],
  why: 'leaked' | 'in-address',
): Promise<void> {
  const hashes = secrets.filter(isApiKeySecret).map(hashOfApiKeySecret)
  if (hashes.length === 0) return
  const now = clock()
  await transact(db, async (tx) => {
    const revoked = await tx
      .updateTable('api_key')
      .set({ revoked_at: now, revoked_why: why })
      .where('revoked_at', 'is', null)
      .where('id', 'in', (query) =>
        query
          .selectFrom('api_key_secret')
          .select('key_id')
          .where((eb) => anyOf(eb.ref('hash'), hashes)),
      )
      .returning(['id', 'account_id'])
      .execute()
    for (const { id: keyId, account_id: accountId } of revoked) {
      await recordEvent(tx, {
        accountId,
        type: 'api_key.revoked',
        subject: { keyId },
        at: now,
      }).execute()
    }
  })
}
