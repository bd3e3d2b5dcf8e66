import { asPlatform } from '@understory/database/row-security.ts'
import type { Payment } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { loadPayment, settleWithinSupply, unlessGatewayFails } from '../payments/public.ts'
import { cancelPurchase, findPurchase } from '../purchases/public.ts'
import { applyPayment } from './apply-payment.ts'

type CancelUnpaidDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'purchaseKinds'
>

const FAILED = 'failed' as const
const FINAL: readonly string[] = ['succeeded', 'canceled', 'processing']

/**
 * Cancels an unpaid purchase. The payment is cancelled at the provider first, so that a card form
 * that is still open in another tab cannot pay it afterwards.
 */
export async function cancelUnpaid(
  deps: CancelUnpaidDeps,
  wanted: { readonly id: string; readonly accountId: string },
): Promise<Refused | undefined> {
  const purchase = await findPurchase(deps.db, wanted)
  if (!purchase) return refuse('PURCHASE_NOT_FOUND')
  if (purchase.status === 'canceled') return
  if (purchase.status !== 'pending' && purchase.status !== 'failed') return refuse('ALREADY_PAID')
  const close = () => closePayment(deps, purchase.id)
  const end = await unlessGatewayFails(deps, close, FAILED)
  if (end === FAILED) return refuse('TRANSACTION_FAILED')
  // The provider vouches for it, so settling is the platform's work and not the caller's.
  await asPlatform(() =>
    settleWithinSupply(deps, (tx) =>
      end ? applyPayment(tx, deps, end) : cancelPurchase(tx, deps, purchase.id),
    ),
  )
  if (end?.state.status === 'succeeded') return refuse('ALREADY_PAID')
  return end?.state.status === 'processing' ? refuse('PAYMENT_UNDERWAY') : undefined
}

/**
 * `null`: the provider has none; one that is started meanwhile finds its purchase cancelled. A payment that
 * was begun and is not found may be paid, at another account of the provider.
 */
async function closePayment(
  deps: Pick<Deps, 'db' | 'payments'>,
  purchaseId: string,
): Promise<Payment | null | typeof FAILED> {
  const { gatewayPaymentId } = await asPlatform(() => loadPayment(deps.db, purchaseId))
  if (!gatewayPaymentId) return null
  const payment = await deps.payments.findPayment(gatewayPaymentId)
  if (!payment) return FAILED
  if (FINAL.includes(payment.state.status)) return payment
  return deps.payments.cancelPayment(payment.id)
}
