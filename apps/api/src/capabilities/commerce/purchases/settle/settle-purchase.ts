import type { Tx } from '@understory/database/connect.ts'
import { dayOf, parseMonth } from '@understory/domain/calendar/calendar.ts'
import type { MonthSpread } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import { effectiveRange } from '@understory/domain/commerce/prices/effective-range.ts'
import { isDateLockedFromStart } from '@understory/domain/proof/certificates/date-lock.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import type { CardSummary } from '@understory/ports/payments/payment-gateway.ts'
import { type Write, writeTogether } from '../../../../database/write-together.ts'
import type { Deps } from '../../../../deps.ts'
import { issueInvoice, paymentSucceeded, raiseAlert, writePaid } from '../../payments/public.ts'
import { kindOf, type Settled } from '../purchase-kind.ts'
import { lockPurchase, type PurchaseRow } from '../purchase-records.ts'
import { announceRefund } from './announce-refund.ts'
import { tellPaid } from './tell-paid.ts'

type SettlePurchaseDeps = Pick<Deps, 'config' | 'clock' | 'newId' | 'jobs' | 'purchaseKinds'>

export type PaidPurchase = {
  readonly purchaseId: string
  readonly gatewayPaymentId: string
  readonly paidAt: Date
  readonly received: Money
  readonly card: CardSummary | null
}

/**
 * Settles a paid charge, in the caller's transaction: the purchase is marked paid, its impact is
 * entered in the ledger, its certificate issued, and its invoice queued for numbering, which sends the
 * receipt. A repeat changes nothing. An amount other than the one charged is not settled: staff get an
 * alert. A duplicate is refunded.
 */
export async function settlePurchase(
  tx: Tx,
  deps: SettlePurchaseDeps,
  paid: PaidPurchase,
): Promise<void> {
  const purchase = await lockPurchase(tx, paid.purchaseId)
  if (!purchase || purchase.status === 'paid' || purchase.status === 'refunded') return
  if (!isRightAmount(purchase, paid.received)) {
    return raiseAlert(tx, deps, { kind: 'amount-differs', ...aboutOf(purchase, paid) })
  }
  const kind = kindOf(deps, purchase)
  if (await kind.isDuplicate(tx, purchase)) return refundDuplicate(tx, deps, { purchase, paid })

  const accountId = purchase.account_id
  const range = effectiveRange(spreadOf(purchase), dayOf(paid.paidAt))
  const settled = { purchase, range, paidAt: paid.paidAt }
  const entered = await kind.settle(tx, deps, settled)
  const invoiced = { accountId, purchaseId: purchase.id, cycleId: null, issuedAt: paid.paidAt }
  const writes = [
    markPaid(tx, settled),
    paymentSucceeded(tx, paid),
    ...entered,
    issueInvoice(tx, deps, invoiced),
    tellPaid(tx, purchase, paid),
  ]
  await writePaid(() => writeTogether(tx, writes), { alert: aboutOf(purchase, paid) })
  // A payment for an account that was closed meanwhile is refunded.
  if (purchase.account_closed_at) {
    await deps.jobs.enqueue(tx, 'refund-payment', { paymentId: paid.gatewayPaymentId })
  }
}

function markPaid(tx: Tx, { purchase, range, paidAt }: Settled): Write {
  const spread = spreadOf(purchase)
  const isLocked = isDateLockedFromStart({ spread, reference: purchase.reference })
  return tx
    .updateTable('purchase')
    .set({
      status: 'paid',
      paid_at: paidAt,
      effective_from: range.from,
      effective_to: range.to,
      date_locked_at: isLocked ? paidAt : null,
    })
    .where('id', '=', purchase.id)
}

function isRightAmount(purchase: PurchaseRow, received: Money): boolean {
  return received.minor === purchase.total_minor && received.currency === purchase.currency
}

/** It enters nothing: no ledger, no certificate, no invoice. Its money goes back, and staff get an alert. */
async function refundDuplicate(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'jobs'>,
  { purchase, paid }: { purchase: PurchaseRow; paid: PaidPurchase },
): Promise<void> {
  const duplicate = tx
    .updateTable('purchase')
    .set({ status: 'refunded', paid_at: paid.paidAt, is_duplicate: true })
    .where('id', '=', purchase.id)
  await writeTogether(tx, [duplicate, paymentSucceeded(tx, paid), tellPaid(tx, purchase, paid)])
  await raiseAlert(tx, deps, { kind: 'second-offset', ...aboutOf(purchase, paid) })
  await deps.jobs.enqueue(tx, 'refund-payment', { paymentId: paid.gatewayPaymentId })
  await announceRefund(tx, deps, purchase)
}

function aboutOf(purchase: PurchaseRow, { gatewayPaymentId, received }: PaidPurchase) {
  return {
    subject: gatewayPaymentId,
    gatewayPaymentId,
    accountId: purchase.account_id,
    purchaseId: purchase.id,
    cycleId: null,
    money: received,
  }
}

function spreadOf(purchase: PurchaseRow): MonthSpread | null {
  const startMonth = purchase.start_month && parseMonth(purchase.start_month.slice(0, 7))
  return startMonth ? { startMonth, months: purchase.spread_months } : null
}
