import type { Tx } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvent } from '../../events/public.ts'

const WARNED_AFTER_DAYS = 1
const SWITCHED_OFF_AFTER_DAYS = 5

type FailingDeps = Pick<Deps, 'clock' | 'jobs'>

type Failure = { readonly endpointId: string; readonly pauseSeconds: number }

/** Owners get an email after a day without a delivery; after five days the endpoint is switched off. */
export async function noteFailure(
  tx: Tx,
  deps: FailingDeps,
  { endpointId, pauseSeconds }: Failure,
): Promise<void> {
  const now = deps.clock()
  const {
    account_id: accountId,
    failing_since: since,
    warned_at: warned,
  } = await tx
    .updateTable('webhook_endpoint')
    .set(({ fn, val }) => ({
      failing_since: fn.coalesce('failing_since', val(now)),
      paused_until: new Date(now.getTime() + pauseSeconds * 1_000),
      pause_seconds: pauseSeconds,
    }))
    .where('id', '=', endpointId)
    .returning(['account_id', 'failing_since', 'warned_at'])
    .executeTakeFirstOrThrow()
  const days = (now.getTime() - (since ?? now).getTime()) / DAY_MS
  if (days >= SWITCHED_OFF_AFTER_DAYS) return switchOff(tx, deps, { endpointId, why: 'failing' })
  if (days < WARNED_AFTER_DAYS || warned) return
  await tx
    .updateTable('webhook_endpoint')
    .set({ warned_at: now })
    .where('id', '=', endpointId)
    .execute()
  const type = 'webhook_endpoint.failing'
  await recordEvent(tx, { accountId, type, subject: { endpointId }, at: now }).execute()
  await deps.jobs.enqueue(tx, 'send-webhook-failing', { endpointId, at: now.toISOString() })
}

type SwitchedOff = { readonly endpointId: string; readonly why: 'gone' | 'failing' }

/** Nothing is sent any more until someone switches it on; what happens meanwhile is sent then. */
export async function switchOff(
  tx: Tx,
  { clock, jobs }: FailingDeps,
  { endpointId, why }: SwitchedOff,
): Promise<void> {
  const now = clock()
  const off = await tx
    .updateTable('webhook_endpoint')
    .set({ disabled_at: now, disabled_why: why })
    .where('id', '=', endpointId)
    .where('disabled_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  if (!off) return
  const subject = { endpointId, why }
  const { account_id: accountId } = off
  await recordEvent(tx, {
    accountId,
    type: 'webhook_endpoint.disabled',
    subject,
    at: now,
  }).execute()
  await jobs.enqueue(tx, 'send-webhook-failing', { endpointId, at: now.toISOString() })
}
