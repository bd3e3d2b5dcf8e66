import type { Payment } from '@understory/ports/payment-gateway.ts'
import type { Deps } from '../../deps.ts'
import { listUnsettled, loadPayment } from '../payments/public.ts'
import { applyPayment } from './apply-payment.ts'

const ASK_AFTER_MS = 2 * 60_000
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000

/**
 * Asks the provider about every payment whose end we do not know, so that a lost event or a crash
 * leaves nothing unknown for long. A payment that nobody finished within a day is cancelled there
 * first and only then here.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const now = deps.clock().getTime()
  const started = new Map<string, Payment>()
  for (const purchaseId of await listUnsettled(deps.db, new Date(now - ASK_AFTER_MS))) {
    const payment = await findCharge(deps, purchaseId, started)
    if (payment) await deps.db.transaction().execute((tx) => applyPayment(tx, deps, payment))
  }
}

async function findCharge(deps: Deps, purchaseId: string, found: Map<string, Payment>) {
  const kept = await loadPayment(deps.db, purchaseId)
  const payment = kept.gatewayPaymentId
    ? await deps.payments.findPayment(kept.gatewayPaymentId)
    : await findUnrecorded(deps, purchaseId, found)
  if (!payment || !isAbandoned(deps, kept.createdAt, payment)) return payment
  return deps.payments.cancelPayment(payment.id)
}

// A crash between the provider's answer and our note of it leaves a payment that only the provider knows.
async function findUnrecorded(deps: Deps, purchaseId: string, found: Map<string, Payment>) {
  if (found.size === 0) {
    const since = new Date(deps.clock().getTime() - 2 * GIVE_UP_AFTER_MS)
    for await (const payment of deps.payments.listPayments(since)) {
      if (payment.purchaseId) found.set(payment.purchaseId, payment)
    }
  }
  return found.get(purchaseId) ?? null
}

function isAbandoned(deps: Deps, createdAt: Date, payment: Payment): boolean {
  const isOpen = !['succeeded', 'canceled', 'processing'].includes(payment.state.status)
  return isOpen && createdAt.getTime() < deps.clock().getTime() - GIVE_UP_AFTER_MS
}
