import type { Tx } from '@understory/database/connect.ts'
import { executeNamed } from '@understory/database/named-statements.ts'
import type { GatewayEvent } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { saveVerdict, settleWithinSupply } from '../payments/public.ts'
import { announceRenewal, applyInvoice, applySubscription } from '../subscriptions/public.ts'
import { applyPayment } from './apply-payment.ts'
import { applyMoneyBack } from './refunds/money-back.ts'
import { type Answers, askAbout } from './what-events-leave-out.ts'

type ReceiveEventDeps = Pick<
  Deps,
  | 'config'
  | 'db'
  | 'clock'
  | 'newId'
  | 'log'
  | 'jobs'
  | 'payments'
  | 'seen'
  | 'crashPoint'
  | 'purchaseKinds'
>

const MAX_EVENT_BYTES = 512 * 1024

/**
 * Handles a webhook of the payment provider. It is acknowledged only after everything it causes is
 * committed; a repeat finds its id and changes nothing.
 */
export async function receiveEvent(
  deps: ReceiveEventDeps,
  request: Request,
): Promise<{ received: true } | Refused> {
  // As it was signed: text() would leave out a byte order mark.
  const body = Buffer.from(await request.arrayBuffer()).toString('utf8')
  if (body.length > MAX_EVENT_BYTES) return refuse('BODY_TOO_LARGE')
  const event = deps.payments.readEvent(body, request.headers.get('stripe-signature'))
  if ('refused' in event) return refuseEvent(deps, event)
  deps.seen('payment-events')(true)
  await deps.crashPoint('event-received')
  const answers = await askAbout(deps, event.about)
  await settleWithinSupply(deps, async (tx) => {
    if (!(await rememberEvent(tx, event, deps.clock()))) return
    await applyEvent(tx, deps, { event, answers })
    await deps.crashPoint('event-before-commit')
  })
  await deps.crashPoint('event-committed')
  return { received: true }
}

type NotRead = Extract<ReturnType<Deps['payments']['readEvent']>, { refused: string }>

/** The provider retries and shows it as failing, so that someone looks at the endpoint. */
function refuseEvent({ log }: Pick<Deps, 'log'>, event: NotRead): Refused {
  if (event.refused === 'signature') return refuse('BAD_SIGNATURE')
  log.error({ why: event.why }, 'a signed event of the payment provider cannot be read')
  return refuse('BAD_REQUEST')
}

async function rememberEvent(tx: Tx, event: GatewayEvent, now: Date): Promise<boolean> {
  const insert = tx
    .insertInto('gateway_event')
    .values({ id: event.id, occurred_at: event.occurredAt, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
  const { rows } = await executeNamed(tx, 'remember-event', insert.compile())
  return rows.length > 0
}

type Taking = { readonly event: GatewayEvent; readonly answers: Answers }

async function applyEvent(
  tx: Tx,
  deps: ReceiveEventDeps,
  { event, answers }: Taking,
): Promise<void> {
  const { about } = event
  switch (about.kind) {
    case 'payment':
      if (answers.invoice) await applyInvoice(tx, deps, answers.invoice)
      return applyPayment(tx, deps, about.payment)
    case 'subscription':
      return answers.subscription ? applySubscription(tx, deps, answers.subscription) : undefined
    case 'invoice':
      return applyInvoice(tx, deps, answers.invoice ?? about.invoice)
    case 'upcoming':
      return announceRenewal(tx, deps, {
        subscriptionId: about.bills.subscriptionId,
        totalMinor: about.total.minor,
        chargedAt: about.chargedAt,
      })
    case 'tax-id':
      await saveVerdict(tx, about.taxId)
      return
    case 'refund':
    case 'refund-failed':
    case 'dispute':
    case 'fraud-warning':
      return answers.paid ? applyMoneyBack(tx, deps, { about, paid: answers.paid }) : undefined
    case 'other':
      return
  }
}
