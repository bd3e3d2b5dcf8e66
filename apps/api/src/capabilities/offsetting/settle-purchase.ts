import type { Tx } from '@understory/database/connect.ts'
import { isDateLockedFromStart } from '@understory/domain/certificates/date-lock.ts'
import { entriesForPurchase, type LedgerEntry } from '@understory/domain/ledger/entries.ts'
import { effectiveRange } from '@understory/domain/offsetting/effective-range.ts'
import type { MonthSpread } from '@understory/domain/offsetting/instant-order.ts'
import { type DateRange, dayOf, parseMonth } from '@understory/domain/quantity/calendar.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import type { CardSummary } from '@understory/ports/payment-gateway.ts'
import type { Deps } from '../../deps.ts'
import { type Write, writeTogether } from '../../http/write-together.ts'
import { settleGifts } from '../gifts/public.ts'
import { ledgerWrites } from '../impact/public.ts'
import { issueInvoice, paymentSucceeded, raiseAlert } from '../payments/public.ts'
import { lockPurchase, type PurchaseRow } from './purchase-records.ts'

export type Paid = {
  readonly purchaseId: string
  readonly gatewayPaymentId: string
  readonly paidAt: Date
  readonly received: Money
  readonly card: CardSummary | null
}

/**
 * What a paid charge becomes, in the caller's transaction: the purchase is paid, its impact stands in
 * the ledger, its certificate exists, and its invoice waits for its number, which brings the receipt. A
 * repeat changes nothing. Another amount than the one that was asked settles nothing: staff hear of it.
 */
export async function settlePurchase(tx: Tx, deps: Deps, paid: Paid): Promise<void> {
  const purchase = await lockPurchase(tx, paid.purchaseId)
  if (!purchase || purchase.status === 'paid' || purchase.status === 'refunded') return
  if (!isRightAmount(purchase, paid.received)) return alertStaff(tx, deps, { purchase, paid })

  const accountId = purchase.account_id
  const range = effectiveRange(spreadOf(purchase), dayOf(paid.paidAt))
  const entered = await enter(tx, deps, { purchase, range, paidAt: paid.paidAt })
  const invoiced = { accountId, purchaseId: purchase.id, cycleId: null, issuedAt: paid.paidAt }
  await writeTogether(tx, [
    markPaid(tx, { purchase, range, paidAt: paid.paidAt }),
    paymentSucceeded(tx, paid),
    ...entered,
    issueInvoice(tx, deps, invoiced),
  ])
  // Nobody can reach what was paid for an account that was closed meanwhile: its money goes back.
  if (purchase.account_closed_at) {
    await deps.jobs.enqueue(tx, 'refund-payment', { paymentId: paid.gatewayPaymentId })
  }
}

type Settled = {
  readonly purchase: PurchaseRow
  readonly range: DateRange
  readonly paidAt: Date
}

function markPaid(tx: Tx, { purchase, range, paidAt }: Settled): Write {
  const spread = spreadOf(purchase)
  const isLocked = isDateLockedFromStart({ spread, reference: purchase.reference })
  return tx
    .updateTable('instant_purchase')
    .set({
      status: 'paid',
      paid_at: paidAt,
      effective_from: range.from,
      effective_to: range.to,
      date_locked_at: isLocked ? paidAt : null,
    })
    .where('id', '=', purchase.id)
}

/** What the purchase funds, with its certificate. */
async function enter(tx: Tx, deps: Deps, settled: Settled): Promise<Write[]> {
  const { purchase, range, paidAt } = settled
  // Work funds nothing: there is nothing to enter and nothing to certify.
  if (purchase.quote_kind === 'verify-footprint') return []
  if (purchase.quote_kind === 'gift') return enterGifts(tx, deps, settled)
  const { id, account_id: accountId } = purchase
  return [
    ...ledgerWrites(tx, { accountId, recordedAt: deps.clock() }, entriesOf(purchase, range)),
    tx
      .insertInto('certificate')
      .values({ id: deps.newId(), account_id: accountId, purchase_id: id, issued_at: paidAt }),
  ]
}

function enterGifts(tx: Tx, deps: Deps, { purchase, range, paidAt }: Settled): Promise<Write[]> {
  return settleGifts(tx, deps, {
    purchaseId: purchase.id,
    accountId: purchase.account_id,
    quoteId: purchase.quote_id,
    product: purchase.product,
    priceBookVersion: purchase.price_book_version,
    projects: projectsOf(purchase),
    range,
    paidAt,
  })
}

function isRightAmount(purchase: PurchaseRow, received: Money): boolean {
  return received.minor === purchase.total_minor && received.currency === purchase.currency
}

function alertStaff(
  tx: Tx,
  deps: Deps,
  { purchase, paid }: { purchase: PurchaseRow; paid: Paid },
): Promise<void> {
  return raiseAlert(tx, deps, {
    kind: 'amount-differs',
    subject: paid.gatewayPaymentId,
    gatewayPaymentId: paid.gatewayPaymentId,
    accountId: purchase.account_id,
    purchaseId: purchase.id,
    cycleId: null,
    money: paid.received,
  })
}

function entriesOf(purchase: PurchaseRow, range: DateRange): LedgerEntry[] {
  return entriesForPurchase({
    id: purchase.id,
    product: purchase.product,
    priceBookVersion: purchase.price_book_version,
    range,
    quantities: {
      trees: milliTrees(purchase.milli_trees),
      co2e: grams(purchase.co2e_grams),
      plastic: grams(purchase.plastic_grams),
    },
    projects: projectsOf(purchase),
  })
}

function projectsOf({ tree_project, co2e_project, plastic_project }: PurchaseRow) {
  return { trees: tree_project, co2e: co2e_project, plastic: plastic_project }
}

function spreadOf(purchase: PurchaseRow): MonthSpread | null {
  const startMonth = purchase.start_month && parseMonth(purchase.start_month.slice(0, 7))
  return startMonth ? { startMonth, months: purchase.spread_months } : null
}
