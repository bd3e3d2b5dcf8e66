import type { PaymentOutcome } from '@understory/contracts/payments.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { transact } from '../../http/transact.ts'
import { unlessGatewayFails } from '../payments/public.ts'
import {
  applyCyclePayment,
  applyInvoice,
  applySubscription,
  type CycleRow,
  findCycleOfPayment,
  findSubscription,
  shareOfCycle,
} from '../subscriptions/public.ts'

/** What became of the payment of a cycle, asked of the provider itself. */
export async function getCycleOutcome(
  deps: Deps,
  accountId: string,
  paymentId: string,
): Promise<PaymentOutcome | Refused> {
  const cycle = await findCycleOfPayment(deps.db, paymentId)
  if (cycle?.account_id !== accountId) return refuse('PAYMENT_NOT_FOUND')
  await unlessGatewayFails(deps, () => askProvider(deps, cycle, paymentId), undefined)
  const after = await findCycleOfPayment(deps.db, paymentId)
  const wanted = { id: cycle.subscription_id, accountId }
  const subscription = await findSubscription(deps.db, wanted)
  if (!after || !subscription) return refuse('PAYMENT_NOT_FOUND')
  const share = shareOfCycle(after)
  return {
    purchaseId: subscription.id,
    status: statusOf(after.status),
    lastDecline: after.status === 'paid' ? null : (subscription.last_decline as Decline),
    product: after.product,
    isGift: false,
    quoteId: subscription.quote_id,
    totalMinor: after.amount_minor,
    currency: after.currency as Currency,
    milliTrees: share.trees,
    co2eGrams: share.co2e,
    plasticGrams: share.plastic,
    certificateId: subscription.certificate_id,
  }
}

type Decline = PaymentOutcome['lastDecline']

async function askProvider(deps: Deps, cycle: CycleRow, paymentId: string): Promise<void> {
  const invoice = await deps.payments.findInvoice(cycle.gateway_invoice_id)
  const payment = await deps.payments.findPayment(paymentId)
  const told = cycle.gateway_subscription_id
    ? await deps.payments.findSubscription(cycle.gateway_subscription_id)
    : null
  // The provider vouches for it, so settling is the platform's work and not the caller's.
  await asPlatform(() =>
    transact(deps.db, async (tx) => {
      if (payment) await applyCyclePayment(tx, deps, payment)
      if (invoice) await applyInvoice(tx, deps, invoice)
      if (told) await applySubscription(tx, deps, { told, at: deps.clock() })
    }),
  )
}

function statusOf(status: string): PaymentOutcome['status'] {
  if (status === 'paid') return 'succeeded'
  return status === 'void' ? 'canceled' : 'needs-payment'
}
