import type { Tx } from '@understory/database/connect.ts'
import type {
  GatewayDispute,
  MadeRefund,
  Payment,
} from '@understory/ports/payments/payment-gateway.ts'
import { sql } from 'kysely'
import type { RefundOwner } from './record-refunds.ts'

type IsAllGoneInput = {
  readonly payment: Payment
  readonly refunds: readonly MadeRefund[]
  readonly owner: RefundOwner | null
  /** What is being reported and is not recorded yet. */
  readonly dispute?: GatewayDispute
  readonly failedRefundId?: string
}

/** Reports about one payment wait here for one another, so that each sees what the others recorded. */
export async function lockMoneyBack(tx: Tx, paymentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${paymentId}, 8))`.execute(tx)
}

/** Whether nothing of a payment is left with us: what was refunded and what was lost in disputes, together. */
export async function isAllGone(tx: Tx, asked: IsAllGoneInput): Promise<boolean> {
  const { state, money } = asked.payment
  if (state.status === 'succeeded' && state.isRefunded) return true
  return (await refundedMinor(tx, asked)) + (await lostMinor(tx, asked)) >= money.minor
}

/** The provider was asked before the lock, so that a refund may be recorded that it did not list yet. */
async function refundedMinor(
  tx: Tx,
  { refunds, owner, failedRefundId }: IsAllGoneInput,
): Promise<number> {
  const recorded = owner ? await recordedRefunds(tx, owner) : []
  const all = [
    ...recorded,
    ...refunds.map(({ amount, ...made }) => ({ ...made, minor: amount.minor })),
  ]
  const failed = new Set(all.filter(({ hasFailed }) => hasFailed).map(({ id }) => id))
  if (failedRefundId) failed.add(failedRefundId)
  const made = new Map(all.map(({ id, minor }) => [id, failed.has(id) ? 0 : minor]))
  return sumOfRefunds(made)
}

function recordedRefunds(tx: Tx, { purchaseId, cycleId }: RefundOwner) {
  return tx
    .selectFrom('payment_refund')
    .select(['gateway_id as id', 'amount_minor as minor', 'has_failed as hasFailed'])
    .where(({ eb }) =>
      purchaseId === null ? eb('cycle_id', '=', cycleId) : eb('purchase_id', '=', purchaseId),
    )
    .execute()
}

/** Each lost dispute is an alert, once; the bank may decide otherwise afterwards. */
async function lostMinor(tx: Tx, { payment, dispute }: IsAllGoneInput): Promise<number> {
  const alerts = await tx
    .selectFrom('payment_alert')
    .select(['subject', 'amount_minor'])
    .where('kind', '=', 'dispute-lost')
    .where('gateway_payment_id', '=', payment.id)
    .execute()
  const lost = new Map(alerts.map(({ subject, amount_minor }) => [subject, amount_minor]))
  // One that the bank counts in another currency is taken for the whole payment.
  if (dispute?.outcome === 'lost')
    lost.set(dispute.id, dispute.amount?.minor ?? payment.money.minor)
  for (const subject of await wonSince(tx, payment)) lost.delete(subject)
  if (dispute?.outcome === 'won') lost.delete(dispute.id)
  return sumOfRefunds(lost)
}

async function wonSince(tx: Tx, payment: Payment): Promise<string[]> {
  const won = await tx
    .selectFrom('payment_alert')
    .select('subject')
    .where('kind', '=', 'dispute-won')
    .where('gateway_payment_id', '=', payment.id)
    .execute()
  return won.map(({ subject }) => subject)
}

const sumOfRefunds = (amounts: ReadonlyMap<string, number>) =>
  [...amounts.values()].reduce((sum, minor) => sum + minor, 0)
