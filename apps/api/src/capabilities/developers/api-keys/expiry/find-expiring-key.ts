import type { Database } from '@understory/database/connect.ts'

/** What an email about the end of a key says of it; nothing of one that was revoked. */
export const findExpiringKey = (db: Database, keyId: string) =>
  db
    .selectFrom('api_key')
    .select(['account_id', 'name', 'mode', 'expires_at'])
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
