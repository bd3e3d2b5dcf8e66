import type { Tx } from '@understory/database/connect.ts'
import type {
  GatewayEvent,
  MadeRefund,
  Payment,
} from '@understory/ports/payments/payment-gateway.ts'
import type { GatewayInvoice } from '@understory/ports/payments/subscription-gateway.ts'
import type { Deps } from '../../../../deps.ts'
import { type AlertKind, raiseAlert } from '../../payments/public.ts'
import {
  endHeldPurchase,
  loadPurchase,
  refundPurchase,
  restorePurchase,
} from '../../purchases/public.ts'
import { findCycleOfInvoice, refundCycle, restoreCycle } from '../../subscriptions/public.ts'
import { applyPayment, isOurPurchase, paidPurchaseOf } from '../apply-payment.ts'
import { isAllGone, lockMoneyBack } from './is-all-gone.ts'
import { type RefundOwner, recordRefunds } from './record-refunds.ts'

type MoneyBackDeps = Pick<Deps, 'config' | 'clock' | 'newId' | 'jobs' | 'purchaseKinds'>

/** What a payment was for: one of our purchases, or the invoice of a cycle. */
export type MoneyBackPaid = {
  readonly payment: Payment
  readonly invoice: GatewayInvoice | null
  /** None that the payment, which is asked for after them, does not know of. */
  readonly refunds: readonly MadeRefund[]
}

type About = Extract<
  GatewayEvent['about'],
  { kind: 'refund' | 'refund-failed' | 'dispute' | 'fraud-warning' }
>
type MoneyBack = { readonly about: About; readonly paid: MoneyBackPaid }

/**
 * Looks up what a payment was for at the provider: renewal events do not say. `null`: nothing of ours.
 */
export async function findPaid(
  { payments }: Pick<Deps, 'payments'>,
  paymentId: string,
): Promise<MoneyBackPaid | null> {
  const refunds = await payments.refundsOfPayment(paymentId)
  const payment = await payments.findPayment(paymentId)
  if (!payment) return null
  const invoice = payment.purchaseId ? null : await payments.findInvoiceOfPayment(paymentId)
  return payment.purchaseId || invoice ? { payment, invoice, refunds } : null
}

/**
 * A refund, a failed refund or a dispute: the impact follows the money, and staff get an alert for what
 * nobody here initiated.
 */
export async function applyMoneyBack(tx: Tx, deps: MoneyBackDeps, back: MoneyBack): Promise<void> {
  const { about, paid } = back
  await lockMoneyBack(tx, paid.payment.id)
  const asked = { ...paid, owner: await ownerOf(tx, paid) }
  switch (about.kind) {
    case 'refund': {
      const isWhole = await isAllGone(tx, asked)
      if (isWhole) await reversePaid(tx, deps, paid)
      return recordOf(tx, deps, paid, { isTold: isWhole, countsAgain: false })
    }
    case 'refund-failed': {
      const isGone = await isAllGone(tx, { ...asked, failedRefundId: about.refundId })
      const countsAgain = !isGone && (await restoreImpact(tx, deps, paid))
      await recordOf(tx, deps, paid, { isTold: false, countsAgain })
      return alert(tx, deps, back, { kind: 'refund-failed', subject: about.refundId })
    }
    case 'fraud-warning':
      return alert(tx, deps, back, { kind: 'fraud-warning', subject: about.warningId })
    case 'dispute':
      if (about.dispute.outcome === 'lost') {
        const isGone = await isAllGone(tx, { ...asked, dispute: about.dispute })
        if (isGone) await reversePaid(tx, deps, paid)
      }
      if (about.dispute.outcome === 'won') {
        const isGone = await isAllGone(tx, { ...asked, dispute: about.dispute })
        if (!isGone) await restoreImpact(tx, deps, paid)
      }
      return alert(tx, deps, back, {
        kind: DISPUTES[about.dispute.outcome],
        subject: about.dispute.id,
      })
  }
}

const DISPUTES = {
  inquiry: 'dispute-inquiry',
  open: 'dispute-opened',
  won: 'dispute-won',
  lost: 'dispute-lost',
} as const

/** Reverses the impact of what was refunded, once. Settles it first where it was not settled yet, unless it waited to be funded. */
export async function reversePaid(
  tx: Tx,
  deps: MoneyBackDeps,
  { payment, invoice }: MoneyBackPaid,
): Promise<void> {
  if (invoice) return refundCycle(tx, deps, { invoice, paymentId: payment.id })
  const { purchaseId } = payment
  if (!purchaseId || !(await isOurPurchase(tx, purchaseId))) return
  const held = paidPurchaseOf(payment)
  if (held && (await endHeldPurchase(tx, deps, held))) return
  await applyPayment(tx, deps, payment)
  await refundPurchase(tx, deps, purchaseId)
}

type RefundNoticeState = {
  /** Its buyer is notified that all of it was refunded. */
  readonly isTold: boolean
  readonly countsAgain: boolean
}

/** Records what was refunded, and notifies the buyer of parts and of refunds that failed. */
async function recordOf(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  paid: MoneyBackPaid,
  { isTold, countsAgain }: RefundNoticeState,
): Promise<void> {
  const owner = await ownerOf(tx, paid)
  if (!owner) return
  const changed = await recordRefunds(tx, owner, paid.refunds)
  const { purchaseId, cycleId } = owner
  for (const { id: refundId, amount, hasFailed } of changed) {
    if (isTold && !hasFailed) continue
    await jobs.enqueue(tx, 'send-refund-part-notice', {
      ...(purchaseId === null ? { cycleId } : { purchaseId }),
      refundId,
      minor: amount.minor,
      hasFailed,
      countsAgain: countsAgain && hasFailed,
    })
  }
}

async function restoreImpact(
  tx: Tx,
  deps: MoneyBackDeps,
  { payment, invoice }: MoneyBackPaid,
): Promise<boolean> {
  if (invoice) return restoreCycle(tx, deps, invoice.id)
  const { purchaseId } = payment
  if (!purchaseId || !(await isOurPurchase(tx, purchaseId))) return false
  return restorePurchase(tx, deps, purchaseId)
}

async function alert(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'jobs'>,
  { about, paid }: MoneyBack,
  { kind, subject }: { kind: AlertKind; subject: string },
): Promise<void> {
  const { payment, invoice } = paid
  const owner = await ownerOf(tx, paid)
  if (!owner) return
  await raiseAlert(tx, deps, {
    kind,
    subject,
    gatewayPaymentId: payment.id,
    ...owner,
    money: (about.kind === 'dispute' && about.dispute.amount) || (invoice?.total ?? payment.money),
  })
}

async function ownerOf(
  tx: Tx,
  { payment: { purchaseId }, invoice }: MoneyBackPaid,
): Promise<RefundOwner | null> {
  if (invoice) {
    const cycle = await findCycleOfInvoice(tx, invoice.id)
    return cycle ? { accountId: cycle.account_id, purchaseId: null, cycleId: cycle.id } : null
  }
  if (!purchaseId || !(await isOurPurchase(tx, purchaseId))) return null
  const { account_id: accountId } = await loadPurchase(tx, purchaseId)
  return { accountId, purchaseId, cycleId: null }
}
