import type { CreateWebhook } from '@understory/contracts/developers/webhooks.ts'
import type { AnswerOf, BodyOf } from '@understory/contracts/endpoint.ts'
import { MOST_WEBHOOK_ENDPOINTS } from '@understory/domain/developers/webhooks/webhook-limits.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { seal } from '../../../../signing/seal.ts'
import { lockAccount } from '../../../people/accounts/public.ts'
import { enableEvents, recordEvent } from '../../events/public.ts'
import { findEndpoint, type OneWebhook } from './endpoint-records.ts'
import { refuseAddress } from './refuse-address.ts'

export type EndpointDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'webhooks'>

/**
 * Sends what happens from now on to an address. The secret is in the answer alone. Repeated with the same id, it
 * answers with another secret for what was made.
 */
export async function createEndpoint(
  deps: EndpointDeps,
  one: OneWebhook,
  order: BodyOf<typeof CreateWebhook>,
): Promise<AnswerOf<typeof CreateWebhook> | Refused> {
  const forbidden = refuseAddress(deps, order.url)
  if (forbidden) return forbidden
  const { accountId, endpointId } = one
  const secret = deps.webhooks.newSecret()
  const sealed = seal(deps.config.APP_SECRET, 'webhook-secrets', secret)
  const now = deps.clock()
  return transact(deps.db, async (tx) => {
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('webhook_endpoint')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('id', '<>', endpointId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_WEBHOOK_ENDPOINTS) return refuse('TOO_MANY_WEBHOOKS')
    await enableEvents(tx, { accountId, now })
    await tx
      .insertInto('webhook_endpoint')
      .values({
        id: endpointId,
        account_id: accountId,
        url: order.url,
        description: order.description,
        types: order.types,
        sealed_secret: sealed,
        created_at: now,
      })
      .onConflict((at) => at.column('id').doUpdateSet({ sealed_secret: sealed }))
      .execute()
    const subject = { endpointId }
    await recordEvent(tx, {
      accountId,
      type: 'webhook_endpoint.created',
      subject,
      at: now,
    }).execute()
    const webhook = await findEndpoint(tx, one)
    return webhook ? { webhook, secret } : refuse('WEBHOOK_NOT_FOUND')
  })
}
