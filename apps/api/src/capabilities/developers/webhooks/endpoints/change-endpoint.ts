import type {
  ChangeWebhook,
  RotateWebhookSecret,
} from '@understory/contracts/developers/webhooks.ts'
import type { AnswerOf, BodyOf } from '@understory/contracts/endpoint.ts'
import type { Tx } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { seal } from '../../../../signing/seal.ts'
import { recordEvent } from '../../events/public.ts'
import type { EndpointDeps } from './create-endpoint.ts'
import { findEndpoint, type OneWebhook } from './endpoint-records.ts'
import { refuseAddress } from './refuse-address.ts'

/** Changes where events go and which, or switches a webhook on or off; what is not given stays. */
export function changeEndpoint(
  deps: EndpointDeps,
  one: OneWebhook,
  change: BodyOf<typeof ChangeWebhook>,
): Promise<AnswerOf<typeof ChangeWebhook> | Refused> {
  const now = deps.clock()
  return transact(deps.db, async (tx) => {
    const before = await findEndpoint(tx, one)
    if (!before) return refuse('WEBHOOK_NOT_FOUND')
    const { url = before.url, description = before.description, types = before.types } = change
    const forbidden = url === before.url ? null : refuseAddress(deps, url)
    if (forbidden) return forbidden
    await tx
      .updateTable('webhook_endpoint')
      .set({ url, description, types })
      .where('id', '=', one.endpointId)
      .where('account_id', '=', one.accountId)
      .execute()
    const isOn = change.isEnabled ?? before.isEnabled
    if (isOn !== before.isEnabled) await switchByHand(tx, one, { isOn, now })
    return (await findEndpoint(tx, one)) ?? refuse('WEBHOOK_NOT_FOUND')
  })
}

async function switchByHand(
  tx: Tx,
  { accountId, endpointId }: OneWebhook,
  { isOn, now }: { readonly isOn: boolean; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({
      disabled_at: isOn ? null : now,
      disabled_why: isOn ? null : 'by-hand',
      failing_since: null,
      warned_at: null,
      paused_until: null,
      pause_seconds: 0,
    })
    .where('id', '=', endpointId)
    .where('account_id', '=', accountId)
    .execute()
  if (isOn) return
  await recordEvent(tx, {
    accountId,
    type: 'webhook_endpoint.disabled',
    subject: { endpointId },
    at: now,
  }).execute()
}

/** A new secret; the one before it signs, too, for another day. */
export function rotateEndpointSecret(
  { db, clock, config, webhooks }: EndpointDeps,
  one: OneWebhook,
): Promise<AnswerOf<typeof RotateWebhookSecret> | Refused> {
  const secret = webhooks.newSecret()
  return transact(db, async (tx) => {
    await tx
      .updateTable('webhook_endpoint')
      .set(({ ref }) => ({
        sealed_old_secret: ref('sealed_secret'),
        old_secret_until: new Date(clock().getTime() + DAY_MS),
        sealed_secret: seal(config.APP_SECRET, 'webhook-secrets', secret),
      }))
      .where('id', '=', one.endpointId)
      .where('account_id', '=', one.accountId)
      .execute()
    const webhook = await findEndpoint(tx, one)
    return webhook ? { webhook, secret } : refuse('WEBHOOK_NOT_FOUND')
  })
}

export async function deleteEndpoint(
  { db }: Pick<Deps, 'db'>,
  { accountId, endpointId }: OneWebhook,
): Promise<undefined | Refused> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_endpoint')
    .where('id', '=', endpointId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 0n ? refuse('WEBHOOK_NOT_FOUND') : undefined
}
