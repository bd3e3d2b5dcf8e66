import type { Tx } from '@understory/database/connect.ts'
import { dayAfter } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../deps.ts'
import { recordEvent } from '../../developers/events/public.ts'

type TakeRevisionInput = { readonly id: string; readonly revision: number }

/** The provider bills by this revision from the next cycle on; notified by email, once. */
export async function takeRevision(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { id, revision }: TakeRevisionInput,
): Promise<void> {
  const taken = await tx
    .updateTable('subscription as s')
    .from('subscription_revision as r')
    .innerJoin('plan_quote as q', 'q.id', 'r.quote_id')
    .set((eb) => ({ revision, billing_interval: eb.ref('q.billing_interval') }))
    .whereRef('r.subscription_id', '=', 's.id')
    .where('r.revision', '=', revision)
    .where('s.id', '=', id)
    .where('s.revision', '<', revision)
    .returning(['s.current_to', 's.account_id'])
    .executeTakeFirst()
  if (!taken?.current_to) return
  await recordEvent(tx, {
    accountId: taken.account_id,
    type: 'subscription.changed',
    subject: { subscriptionId: id },
    at: deps.clock(),
  }).execute()
  await deps.jobs.enqueue(tx, 'send-subscription-email', {
    kind: 'changed',
    subscriptionId: id,
    about: `${dayAfter(taken.current_to)}/${revision}`,
    amountMinor: null,
  })
}
