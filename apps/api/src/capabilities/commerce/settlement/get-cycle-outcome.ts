import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { Payment } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { impactOfBills } from '../../stores/bills/public.ts'
import { settleWithinSupply, unlessGatewayFails } from '../payments/public.ts'
import {
  applyCyclePayment,
  applyInvoice,
  applySubscription,
  type CycleRow,
  findCycleOfPayment,
  findSubscription,
  nextSnapshotNumber,
  shareOfCycle,
  wayBackTo,
} from '../subscriptions/public.ts'
import { logIndexesOfSources } from './log-indexes-of-sources.ts'

type GetCycleOutcomeDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments'
>

/** The outcome of a cycle's payment, fetched from the provider itself. */
export async function getCycleOutcome(
  deps: GetCycleOutcomeDeps,
  accountId: string,
  paymentId: string,
): Promise<PaymentOutcome | Refused> {
  const cycle = await findOwnCycle(deps, accountId, paymentId)
  if (!cycle) return refuse('PAYMENT_NOT_FOUND')
  const payment = await unlessGatewayFails(deps, () => askProvider(deps, cycle, paymentId), null)
  const after = await findCycleOfPayment(deps.db, paymentId)
  const wanted = { id: cycle.subscription_id, accountId }
  const subscription = await findSubscription(deps.db, wanted)
  if (!after || !subscription) return refuse('PAYMENT_NOT_FOUND')
  const funded = await fundedBy(deps, after, subscription.certificate_id)
  const status = cycleStatusOf(after.status, payment)
  return {
    purchaseId: subscription.id,
    quoteId: null,
    status,
    lastDecline: status === 'needs-payment' ? subscription.last_decline : null,
    product: after.product,
    isGift: false,
    delivery: null,
    isRefunded: after.refunded_at !== null,
    isSecondOfKind: after.is_duplicate,
    covers: [],
    again: status === 'needs-payment' ? await wayBackTo(deps.db, subscription) : null,
    totalMinor: after.amount_minor,
    currency: after.currency,
    paidAt: after.paid_at?.toISOString() ?? null,
    ...funded,
  }
}

type GetCycleOutcomeFunded = Pick<
  PaymentOutcome,
  'milliTrees' | 'co2eGrams' | 'plasticGrams' | 'certificateId' | 'logIndexes'
>

/** A cycle of a plan funds its share of a year; one of stores what their bills say. */
async function fundedBy(
  { db }: Pick<Deps, 'db'>,
  cycle: CycleRow,
  certificateId: string | null,
): Promise<GetCycleOutcomeFunded> {
  if (isUsage(cycle.product)) {
    const { billIds, impact, ...bills } = await impactOfBills(db, {
      accountId: cycle.account_id,
      cycleId: cycle.id,
    })
    const logIndexes = await logIndexesOfSources(db, billIds)
    return { ...impact, ...bills, logIndexes }
  }
  const { trees, co2e, plastic } = shareOfCycle(cycle)
  const logIndexes = await logIndexesOfSources(db, [cycle.id])
  return { milliTrees: trees, co2eGrams: co2e, plasticGrams: plastic, certificateId, logIndexes }
}

/** A payment we do not know may belong to a cycle we know: the provider knows which. */
async function findOwnCycle(
  deps: GetCycleOutcomeDeps,
  accountId: string,
  paymentId: string,
): Promise<CycleRow | null> {
  const known = await findCycleOfPayment(deps.db, paymentId)
  if (known) return known.account_id === accountId ? known : null
  const ask = () => deps.payments.findInvoiceOfPayment(paymentId)
  const invoice = await unlessGatewayFails(deps, ask, null)
  const subscriptionId = invoice?.bills.subscriptionId
  // Only payments of the caller's own account are recorded on their request.
  if (!subscriptionId || !(await findSubscription(deps.db, { id: subscriptionId, accountId }))) {
    return null
  }
  await asPlatform(() => settleWithinSupply(deps, (tx) => applyInvoice(tx, deps, invoice)))
  return (await findCycleOfPayment(deps.db, paymentId)) ?? null
}

async function askProvider(
  deps: GetCycleOutcomeDeps,
  cycle: CycleRow,
  paymentId: string,
): Promise<Payment | null> {
  const snapshot = await nextSnapshotNumber(deps)
  const invoice = await deps.payments.findInvoice(cycle.gateway_invoice_id)
  const payment = await deps.payments.findPayment(paymentId)
  const reported = cycle.gateway_subscription_id
    ? await deps.payments.findSubscription(cycle.gateway_subscription_id)
    : null
  // The provider vouches for it, so settling is the platform's work and not the caller's.
  await asPlatform(() =>
    settleWithinSupply(deps, async (tx) => {
      if (payment) await applyCyclePayment(tx, deps, payment)
      if (invoice) await applyInvoice(tx, deps, invoice)
      if (reported) await applySubscription(tx, deps, { reported, snapshot })
    }),
  )
  return payment
}

/** The invoice is updated some seconds after its payment: until then a paid one counts as processing. */
function cycleStatusOf(status: string, payment: Payment | null): PaymentOutcome['status'] {
  if (status === 'paid') return 'succeeded'
  if (status === 'void') return 'canceled'
  const isOnItsWay = payment?.state.status === 'succeeded' || payment?.state.status === 'processing'
  return isOnItsWay ? 'processing' : 'needs-payment'
}
