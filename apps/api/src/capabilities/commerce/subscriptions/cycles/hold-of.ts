import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { GatewayInvoice } from '@understory/ports/payments/subscription-gateway.ts'
import type { Deps } from '../../../../deps.ts'
import type { Hold } from '../../payments/public.ts'
import { upsertCycle } from './upsert-cycle.ts'

/**
 * A cycle was paid for and cannot be funded now: it waits, and the buyer of a plan is written to once. The invoice may be the
 * first that is known of its cycle, whose row was rolled back with the rest.
 */
export const holdOf =
  (deps: Pick<Deps, 'clock' | 'newId' | 'jobs'>, invoice: GatewayInvoice): Hold =>
  async (tx, why) => {
    const upserted = await upsertCycle(tx, deps, invoice)
    if (!upserted) throw new Error('the invoice bills nothing of ours any more')
    const { id, subscription_id: subscriptionId, from_date: from, product } = upserted.cycle
    const held = await tx
      .updateTable('subscription_cycle')
      .set({ held_since: deps.clock() })
      .where('id', '=', id)
      .where('held_since', 'is', null)
      .returning('amount_minor')
      .executeTakeFirst()
    if (held && !isUsage(product))
      await deps.jobs.enqueue(tx, 'send-subscription-email', {
        kind: why === 'not-disclosed' ? 'held-by-law' : 'held-by-supply',
        subscriptionId,
        about: from,
        amountMinor: held.amount_minor,
      })
    return id
  }
