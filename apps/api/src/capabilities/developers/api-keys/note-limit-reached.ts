import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { recordEvent } from '../events/public.ts'

type KeyAtLimit = { readonly keyId: string; readonly accountId: string }

/** A key was refused a purchase by its limits: programs are told once a day, however often it tries. */
export function noteLimitReached(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { keyId, accountId }: KeyAtLimit,
): Promise<void> {
  const now = clock()
  const today = dayOf(now)
  return transact(db, async (tx) => {
    const noted = await tx
      .updateTable('api_key')
      .set({ told_limit_on: today })
      .where('id', '=', keyId)
      .where('account_id', '=', accountId)
      .where((eb) => eb.or([eb('told_limit_on', 'is', null), eb('told_limit_on', '<', today)]))
      .returning('id')
      .executeTakeFirst()
    if (!noted) return
    const event = { accountId, type: 'api_key.limit_reached', subject: { keyId }, at: now } as const
    await recordEvent(tx, event).execute()
  })
}
