import type { Database } from '@understory/database/connect.ts'

/** More than an account has events between two backups. */
export const LEFT_OUT = 1_000_000

/**
 * After a restore: numbers that were given since the backup are known to those who received them, and are not given to
 * other events. The gap says so. Gives of how many accounts.
 */
export async function leaveOutEventNumbers(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('event_account')
    .set((eb) => ({ last_sequence: eb('last_sequence', '+', LEFT_OUT) }))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
