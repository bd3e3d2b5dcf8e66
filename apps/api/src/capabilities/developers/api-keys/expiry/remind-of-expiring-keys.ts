import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'

/** How long before a key expires its owners are told, in days; and how late that may be, if no worker ran. */
const REMINDERS = [
  { days: 14, late: 4 },
  { days: 2, late: 2 },
]
const MOST_REMINDERS = 10_000

/** Tells owners of keys that are about to expire. An email that was sent already is not sent again. */
export async function remindOfExpiringKeys({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const inDays = (days: number) => new Date(clock().getTime() + days * DAY_MS)
  for (const { days, late } of REMINDERS) {
    const keys = await db
      .selectFrom('api_key')
      .select('id')
      .where('revoked_at', 'is', null)
      .where('is_grant', '=', false)
      .where('expires_at', '<=', inDays(days))
      .where('expires_at', '>', inDays(days - late))
      .orderBy('expires_at')
      .limit(MOST_REMINDERS)
      .execute()
    await transact(db, async (tx) => {
      for (const { id } of keys) await jobs.enqueue(tx, 'send-key-expiring', { keyId: id, days })
    })
  }
}
