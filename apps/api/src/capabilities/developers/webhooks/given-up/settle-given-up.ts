import type { Tx } from '@understory/database/connect.ts'
import { insertAuditEntry } from '../../../../database/audit.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { workScope } from '../../../../http/requests/work-scope.ts'
import { sendGivenUpAgain } from '../delivery/replay-events.ts'
import { findGivenUp } from './given-up-records.ts'

type SettleGivenUpDeps = Pick<Deps, 'db' | 'clock'>

type WebhookToSettle = {
  readonly staffId: string | null
  readonly endpointId: string
  readonly reason: string
}

/** Switches it on, and sends what was given up; one that fails again is given up again. */
export function retryGivenUpWebhook(
  deps: SettleGivenUpDeps,
  asked: WebhookToSettle,
): Promise<Refused | { events: number }> {
  return transact(deps.db, async (tx) => {
    const endpoint = await lockGivenUp(tx, asked.endpointId)
    if (!endpoint) return refuse('WEBHOOK_NOT_GIVEN_UP')
    await tx
      .updateTable('webhook_endpoint')
      .set({
        disabled_at: null,
        disabled_why: null,
        failing_since: null,
        warned_at: null,
        paused_until: null,
        pause_seconds: 0,
        seen_at: deps.clock(),
      })
      .where('id', '=', asked.endpointId)
      .execute()
    const events = await sendGivenUpAgain(tx, deps, { ...asked, ...endpoint })
    await recordSeen(tx, deps, { ...asked, ...endpoint, event: 'webhook-retried-by-staff' })
    return { events }
  })
}

/** It leaves the queue until more is given up; nothing of its account's is changed. */
export function dropGivenUpWebhook(
  deps: SettleGivenUpDeps,
  asked: WebhookToSettle,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const endpoint = await lockGivenUp(tx, asked.endpointId)
    if (!endpoint) return refuse('WEBHOOK_NOT_GIVEN_UP')
    await tx
      .updateTable('webhook_endpoint')
      .set({ seen_at: deps.clock() })
      .where('id', '=', asked.endpointId)
      .execute()
    await recordSeen(tx, deps, { ...asked, ...endpoint, event: 'webhook-left-by-staff' })
    return undefined
  })
}

type SeenEndpoint = { readonly accountId: string; readonly host: string }

/** Who settles the same one at this moment comes after, and finds that it waits no longer. */
async function lockGivenUp(tx: Tx, endpointId: string): Promise<SeenEndpoint | null> {
  const locked = await tx
    .selectFrom('webhook_endpoint')
    .select(['account_id', 'url', 'disabled_why'])
    .where('id', '=', endpointId)
    .forUpdate()
    .executeTakeFirst()
  // Its owner switched it off.
  if (!locked || locked.disabled_why === 'by-hand') return null
  if (!(await findGivenUp(tx, { endpointId })).length) return null
  return { accountId: locked.account_id, host: new URL(locked.url).host }
}

type Seen = WebhookToSettle &
  SeenEndpoint & { readonly event: 'webhook-retried-by-staff' | 'webhook-left-by-staff' }

async function recordSeen(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { staffId, endpointId, reason, accountId, host, event }: Seen,
): Promise<void> {
  await insertAuditEntry(tx, {
    at: clock(),
    event,
    staff_id: staffId,
    account_id: accountId,
    reason,
    facts: JSON.stringify({ summary: host, endpointId }),
    request_id: workScope.getStore()?.requestId ?? '',
  })
}
