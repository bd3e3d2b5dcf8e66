import type { Tx } from '@understory/database/connect.ts'
import type { GatewayEvent } from '@understory/ports/payment-gateway.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { transact } from '../../http/transact.ts'
import { announceRenewal, applyInvoice, applySubscription } from '../subscriptions/public.ts'
import { applyPayment } from './apply-payment.ts'
import { findRefunded, takeBack } from './take-back.ts'

const MAX_EVENT_BYTES = 512 * 1024

/**
 * Takes an event of the payment provider. It is acknowledged only after everything it causes is
 * committed; a repeat finds its id and changes nothing.
 */
export async function receiveEvent(
  deps: Deps,
  request: Request,
): Promise<{ received: true } | Refused> {
  const body = await request.text()
  if (body.length > MAX_EVENT_BYTES) return refuse('BODY_TOO_LARGE')
  const event = deps.payments.readEvent(body, request.headers.get('stripe-signature'))
  if (!event) return refuse('BAD_SIGNATURE')
  await deps.crashPoint('event-received')
  const { about } = event
  const refunded = about.kind === 'refund' ? await findRefunded(deps, about.refund) : null
  await transact(deps.db, async (tx) => {
    if (!(await rememberEvent(tx, event, deps.clock()))) return
    if (refunded) await takeBack(tx, deps, refunded)
    else await applyEvent(tx, deps, event)
    await deps.crashPoint('event-before-commit')
  })
  await deps.crashPoint('event-committed')
  return { received: true }
}

async function rememberEvent(tx: Tx, event: GatewayEvent, now: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('gateway_event')
    .values({ id: event.id, occurred_at: event.occurredAt, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

async function applyEvent(tx: Tx, deps: Deps, event: GatewayEvent): Promise<void> {
  const { about, occurredAt: at } = event
  switch (about.kind) {
    case 'payment':
      return applyPayment(tx, deps, about.payment)
    case 'subscription':
      return applySubscription(tx, deps, { told: about.subscription, at })
    case 'invoice':
      return applyInvoice(tx, deps, about.invoice)
    case 'upcoming':
      return announceRenewal(tx, deps, {
        subscriptionId: about.bills.subscriptionId,
        totalMinor: about.total.minor,
        chargedAt: about.chargedAt,
      })
    case 'tax-id':
      await tx
        .updateTable('tax_id')
        .set({ verification: about.taxId.verification })
        .where('gateway_id', '=', about.taxId.id)
        .execute()
      return
    // Looked up before; what is still here is none of ours, or went back in part.
    case 'refund':
    case 'other':
      return
  }
}
