import { anyOf } from '@understory/database/any-of.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvents } from '../../events/public.ts'

/** How long before a key expires its owners are told, in days; and how late that may be, if no worker ran. */
const REMINDERS = [
  { days: 14, late: 4 },
  { days: 2, late: 2 },
]
const MOST_REMINDERS = 10_000

/** Tells owners and programs of keys that are about to expire, each time once. */
export async function remindOfExpiringKeys({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const inDays = (days: number) => new Date(clock().getTime() + days * DAY_MS)
  for (const { days, late } of REMINDERS) {
    await transact(db, async (tx) => {
      const keys = await tx
        .selectFrom('api_key')
        .select(['id', 'account_id'])
        .where('revoked_at', 'is', null)
        .where('is_grant', '=', false)
        .where('expires_at', '<=', inDays(days))
        .where('expires_at', '>', inDays(days - late))
        .where((eb) => eb.or([eb('told_days_left', 'is', null), eb('told_days_left', '>', days)]))
        .orderBy('expires_at')
        .limit(MOST_REMINDERS)
        .forNoKeyUpdate()
        .execute()
      const ids = keys.map(({ id }) => id)
      await tx
        .updateTable('api_key')
        .set({ told_days_left: days })
        .where((eb) => anyOf(eb.ref('id'), ids))
        .execute()
      for (const { id } of keys) await jobs.enqueue(tx, 'send-key-expiring', { keyId: id, days })
      const events = keys.map(({ id, account_id: accountId }) => {
        const subject = { keyId: id }
        return { accountId, type: 'api_key.expiring', subject, at: clock() } as const
      })
      await recordEvents(tx, events)
    })
  }
}
