import type { Tx } from '@understory/database/connect.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { GatewayInvoice } from '@understory/ports/payments/subscription-gateway.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { voidBills } from '../../../stores/bills/public.ts'
import { settleCycle } from './settle-cycle.ts'
import { upsertCycle } from './upsert-cycle.ts'

type ApplyInvoiceDeps = Pick<Deps, 'config' | 'clock' | 'newId' | 'jobs'>

const FINAL = ['paid', 'void']

/**
 * Brings a cycle to the state of its invoice at the provider. In any order and any number of calls the
 * result is the same: paid and void are final, and older states change nothing.
 */
export async function applyInvoice(
  tx: Tx,
  deps: ApplyInvoiceDeps,
  invoice: GatewayInvoice,
): Promise<void> {
  const upserted = await upsertCycle(tx, deps, invoice)
  if (!upserted || FINAL.includes(upserted.cycle.status)) return
  if (invoice.status === 'paid') return settleCycle(tx, deps, { ...upserted, invoice })
  const { cycle } = upserted
  const isNews = invoice.attempts >= cycle.attempts && rank(invoice.status) >= rank(cycle.status)
  if (!isNews) return
  await tx
    .updateTable('subscription_cycle')
    .set({
      status: invoice.status,
      attempts: invoice.attempts,
      next_attempt_at: invoice.nextAttemptAt,
    })
    .where('id', '=', cycle.id)
    .execute()
  const { account_id: accountId, product } = cycle
  if (isUsage(product) && invoice.status === 'void')
    await voidBills(tx, deps, { accountId, cycleId: cycle.id })
  const kind = upserted.subscription.activated_at ? newsOf(cycle, invoice) : null
  if (!kind) return
  const subject = { subscriptionId: cycle.subscription_id }
  const event = { accountId, type: 'subscription.payment_failed', subject } as const
  await recordEvent(tx, { ...event, at: deps.clock() }).execute()
  await deps.jobs.enqueue(tx, 'send-subscription-email', {
    kind,
    subscriptionId: cycle.subscription_id,
    about: cycle.from_date,
    amountMinor: invoice.total.minor,
  })
}

type Tried = { readonly attempts: number; readonly next_attempt_at: Date | null }

/** What is new for who pays: the first failure of a payment, and that it is not tried again; not each attempt. */
function newsOf(cycle: Tried, invoice: GatewayInvoice) {
  if (invoice.attempts === 0) return null
  const isFirst = cycle.attempts === 0
  if (invoice.nextAttemptAt !== null) return isFirst ? 'payment-failed' : null
  return isFirst || cycle.next_attempt_at !== null ? 'payment-given-up' : null
}

const APPLY_INVOICE_ORDER = ['draft', 'open', 'uncollectible', 'void', 'paid']
const rank = (status: string) => APPLY_INVOICE_ORDER.indexOf(status)
