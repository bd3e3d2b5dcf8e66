import type { Database, Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { ActivityEvent } from '@understory/domain/activity/activity-words.ts'
import type { Insertable } from 'kysely'

export type NewAuditEntry = Omit<Insertable<DB['audit_entry']>, 'request_id' | 'event'> & {
  readonly event: ActivityEvent
  /** Of the request or job that did it. */
  readonly request_id: string
}

/** Adds to the trail of who did what, which nobody changes; the entry's number. */
export async function insertAuditEntry(db: Database | Tx, entry: NewAuditEntry): Promise<number> {
  const { id } = await db
    .insertInto('audit_entry')
    .values(entry)
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}
