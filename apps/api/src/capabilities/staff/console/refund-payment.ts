import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { insertAuditEntry } from '../../../database/audit.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { workScope } from '../../../http/requests/work-scope.ts'

type RefundPaymentDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'jobs' | 'payments'>

type RefundPaymentInput = {
  readonly staffId: string | null
  /** The purchase or the cycle that was paid. */
  readonly paymentOf: string
  readonly reason: string
}

/**
 * Refunds a whole payment. The audit entry and the job that calls the provider are one transaction; the
 * job carries our idempotency key, and the impact is reversed when the provider confirms the refund.
 */
export async function refundPayment(
  deps: RefundPaymentDeps,
  { staffId, paymentOf, reason }: RefundPaymentInput,
): Promise<Refused | undefined> {
  const gatewayPaymentId = await paymentOfCycle(deps, paymentOf)
  return transact(deps.db, async (tx) => {
    const paid = (await lockPurchase(tx, paymentOf)) ?? (await lockCycle(tx, paymentOf))
    const paymentId = paid?.paymentId ?? gatewayPaymentId
    if (!paid || !paymentId) return refuse('PAYMENT_NOT_FOUND')
    if (paid.isRefunded || (await isRefundRequested(tx, paymentId)))
      return refuse('ALREADY_REFUNDED')
    await insertAuditEntry(tx, {
      at: deps.clock(),
      event: 'payment-refunded',
      staff_id: staffId,
      account_id: paid.accountId,
      reason,
      facts: JSON.stringify({ what: paymentOf, paymentId }),
      request_id: workScope.getStore()?.requestId ?? '',
    })
    await deps.jobs.enqueue(tx, 'refund-payment', { paymentId })
    return undefined
  })
}

type RefundPaymentPaid = {
  readonly accountId: string
  readonly paymentId: string | null
  readonly isRefunded: boolean
}

async function lockPurchase(tx: Tx, id: string): Promise<RefundPaymentPaid | null> {
  const row = await tx
    .selectFrom('purchase as p')
    .innerJoin('payment as y', 'y.purchase_id', 'p.id')
    .select(['p.account_id', 'p.status', 'y.gateway_payment_id'])
    .where('p.id', '=', id)
    .where('p.status', 'in', ['paid', 'refunded'])
    .forUpdate('p')
    .executeTakeFirst()
  if (!row) return null
  const { account_id: accountId, gateway_payment_id: paymentId, status } = row
  return { accountId, paymentId, isRefunded: status === 'refunded' }
}

async function lockCycle(tx: Tx, id: string): Promise<RefundPaymentPaid | null> {
  const row = await tx
    .selectFrom('subscription_cycle')
    .select(['account_id', 'gateway_payment_id', 'refunded_at'])
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { account_id: accountId, gateway_payment_id: paymentId, refunded_at } = row
  return { accountId, paymentId, isRefunded: refunded_at !== null }
}

/** Only the provider may know the payment of a renewal; fetched before anything is locked. */
async function paymentOfCycle(
  deps: Pick<Deps, 'db' | 'payments'>,
  id: string,
): Promise<string | null> {
  const cycle = await deps.db
    .selectFrom('subscription_cycle')
    .select(['gateway_payment_id', 'gateway_invoice_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!cycle) return null
  if (cycle.gateway_payment_id) return cycle.gateway_payment_id
  return (await deps.payments.findInvoice(cycle.gateway_invoice_id))?.paymentId ?? null
}

async function isRefundRequested(tx: Tx, paymentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('audit_entry')
    .select('id')
    .where('event', '=', 'payment-refunded')
    .where(sql<boolean>`facts ->> 'paymentId' = ${paymentId}`)
    .executeTakeFirst()
  return row !== undefined
}
