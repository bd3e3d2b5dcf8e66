import { UNPAID_LASTS_MS } from '@understory/domain/commerce/purchases/unpaid-lasts-ms.ts'
import type { Payment } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../deps.ts'
import {
  eachListed,
  listUnsettled,
  recordProviderCheck,
  settleWithinSupply,
} from '../payments/public.ts'
import { cancelPurchase } from '../purchases/public.ts'
import { applyPayment } from './apply-payment.ts'

type ReconcilePaymentsDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'purchaseKinds'
>

type Unsettled = Awaited<ReturnType<typeof listUnsettled>>[number]

/**
 * Polls the provider for every payment whose outcome is unknown, so that a lost event or a crash
 * leaves nothing unresolved for long: each once a tenth of its age has passed since it was last polled. A
 * payment that nobody finished within a day is cancelled there first and only then here. One that fails does
 * not block the others.
 */
export async function reconcilePayments(deps: ReconcilePaymentsDeps): Promise<void> {
  const now = deps.clock()
  const before = new Date(now.getTime() - deps.config.RECONCILE_AFTER_SECONDS * 1000)
  const unsettled = await listUnsettled(deps.db, { now, before })
  const unrecorded = await findUnrecorded(deps, unsettled)
  for (const open of unsettled) {
    try {
      await reconcile(deps, open, unrecorded)
    } catch (fault) {
      deps.log.warn({ purchaseId: open.purchaseId, err: fault }, 'payment not reconciled')
    }
  }
}

async function reconcile(
  deps: ReconcilePaymentsDeps,
  open: Unsettled,
  unrecorded: Unrecorded,
): Promise<void> {
  // A list that broke off said nothing about it, so it is polled again at once.
  if (open.gatewayPaymentId || unrecorded.isComplete)
    await recordProviderCheck(deps.db, open.purchaseId, deps.clock())
  const payment = open.gatewayPaymentId
    ? await deps.payments.findPayment(open.gatewayPaymentId)
    : (unrecorded.found.get(open.purchaseId) ?? null)
  if (open.gatewayPaymentId && !payment) throw new Error(UNKNOWN_AT_PROVIDER)
  const isOld = open.createdAt.getTime() < deps.clock().getTime() - UNPAID_LASTS_MS
  const end =
    payment && isOld && isOpen(payment) ? await deps.payments.cancelPayment(payment.id) : payment
  await settleWithinSupply(deps, async (tx) => {
    if (end) await applyPayment(tx, deps, end)
    else if (isOld && unrecorded.isComplete) await cancelPurchase(tx, deps, open.purchaseId)
  })
}

/** It may be paid: the key of another account of the provider finds none of our payments. */
const UNKNOWN_AT_PROVIDER =
  'The provider does not know a payment that it began. Is its key that of another account?'

/** `isComplete`: what is not found does not exist. */
type Unrecorded = { readonly found: ReadonlyMap<string, Payment>; readonly isComplete: boolean }

/**
 * A crash between the provider's response and our commit leaves a payment that only the provider
 * knows; it cannot be older than its purchase.
 */
async function findUnrecorded(
  deps: Pick<Deps, 'payments' | 'log'>,
  unsettled: readonly Unsettled[],
): Promise<Unrecorded> {
  const missing = unsettled.filter((open) => open.gatewayPaymentId === null)
  const found = new Map<string, Payment>()
  if (missing.length === 0) return { found, isComplete: true }
  const oldest = Math.min(...missing.map((open) => open.createdAt.getTime()))
  // The provider counts whole seconds, by a clock of its own.
  const list = deps.payments.listPayments(new Date(oldest - 60_000))
  const isComplete = await eachListed(deps, { list, what: 'payments' }, (payment) => {
    if (payment.purchaseId) found.set(payment.purchaseId, payment)
  })
  return { found, isComplete }
}

function isOpen({ state }: Payment): boolean {
  return !['succeeded', 'canceled', 'processing'].includes(state.status)
}
