import type { Tx } from '@understory/database/connect.ts'
import { entriesForCycle } from '@understory/domain/ledger/cycle-entries.ts'
import type { CalendarDate } from '@understory/domain/quantity/calendar.ts'
import type { ImpactQuantities } from '@understory/domain/quantity/impact-quantity.ts'
import { shareOfYear } from '@understory/domain/subscriptions/billing-cycle.ts'
import { type Interval, yearOfLines } from '@understory/domain/subscriptions/plan-order.ts'
import type { GatewayInvoice } from '@understory/ports/subscription-gateway.ts'
import type { Deps } from '../../deps.ts'
import { appendToLedger } from '../impact/public.ts'
import { issueInvoice } from '../payments/public.ts'
import { defaultProjects } from '../products/public.ts'
import { type KeptCycle, keepCycle } from './keep-cycle.ts'
import { moveTo } from './move-subscription.ts'
import { linesOf } from './plan-quote.ts'
import type { CycleRow } from './subscription-records.ts'

const FINAL = ['paid', 'void']

/**
 * Brings a cycle to where the provider says its invoice is. In any order and any number of times the end
 * is the same: paid and void are final, and what is older than they are changes nothing.
 */
export async function applyInvoice(tx: Tx, deps: Deps, invoice: GatewayInvoice): Promise<void> {
  const kept = await keepCycle(tx, deps, invoice)
  if (!kept || FINAL.includes(kept.cycle.status)) return
  if (invoice.status === 'paid') return settleCycle(tx, deps, { ...kept, invoice })
  const { cycle } = kept
  const isNews = invoice.attempts >= cycle.attempts && rank(invoice.status) >= rank(cycle.status)
  if (!isNews) return
  await tx
    .updateTable('subscription_cycle')
    .set({
      status: invoice.status,
      attempts: invoice.attempts,
      next_attempt_at: invoice.nextAttemptAt,
      ...(invoice.paymentId && { gateway_payment_id: invoice.paymentId }),
    })
    .where('id', '=', cycle.id)
    .execute()
  if (invoice.attempts > cycle.attempts && kept.subscription.activated_at) {
    await deps.jobs.enqueue(tx, 'send-subscription-letter', {
      kind: 'payment-failed',
      subscriptionId: cycle.subscription_id,
      about: `${cycle.from_date}-${invoice.attempts}`,
      amountMinor: invoice.total.minor,
    })
  }
}

const ORDER = ['draft', 'open', 'uncollectible', 'void', 'paid']
const rank = (status: string) => ORDER.indexOf(status)

type Settling = KeptCycle & { readonly invoice: GatewayInvoice }

/** What a paid cycle becomes: its impact in the ledger, an invoice with a number, a receipt; and the subscription is active. */
async function settleCycle(tx: Tx, deps: Deps, settling: Settling): Promise<void> {
  const { subscription, cycle, invoice } = settling
  assertRightAmount(cycle, invoice)
  const paidAt = invoice.paidAt ?? deps.clock()
  await tx
    .updateTable('subscription_cycle')
    .set({
      status: 'paid',
      paid_at: paidAt,
      next_attempt_at: null,
      attempts: invoice.attempts,
      ...(invoice.paymentId && { gateway_payment_id: invoice.paymentId }),
    })
    .where('id', '=', cycle.id)
    .execute()
  await moveTo(tx, deps, subscription, {
    status: 'active',
    current: { from: cycle.from_date, to: cycle.to_date },
  })
  const { account_id: accountId } = subscription
  const recordedAt = deps.clock()
  const entries = await entriesOf(tx, cycle)
  await appendToLedger(tx, { accountId, recordedAt }, entries)
  // What funds nothing has nothing to certify.
  if (entries.length > 0) {
    await tx
      .insertInto('certificate')
      .values({
        id: deps.newId(),
        account_id: accountId,
        subscription_id: subscription.id,
        issued_at: paidAt,
      })
      .onConflict((conflict) => conflict.column('subscription_id').doNothing())
      .execute()
  }
  await deps.jobs.enqueue(tx, 'send-cycle-receipt', { cycleId: cycle.id })
  // Last, because every settlement waits for this row.
  await issueInvoice(tx, deps, {
    id: deps.newId(),
    accountId,
    purchaseId: null,
    cycleId: cycle.id,
    issuedAt: paidAt,
  })
}

function assertRightAmount(cycle: CycleRow, { total }: GatewayInvoice): void {
  const asked = linesOf(cycle).reduce((sum, { unitMinor, count }) => sum + unitMinor * count, 0)
  if (total.minor === asked && total.currency === cycle.currency) return
  throw new Error(
    `cycle ${cycle.id} asked ${asked} ${cycle.currency}, received ${total.minor} ${total.currency}`,
  )
}

/** What the cycle funds. */
export function shareOfCycle(cycle: CycleRow): ImpactQuantities {
  const year = yearOfLines(linesOf(cycle))
  return shareOfYear(year, cycle.billing_interval as Interval, cycle.number)
}

async function entriesOf(tx: Tx, cycle: CycleRow) {
  return entriesForCycle({
    id: cycle.id,
    product: cycle.product,
    interval: cycle.billing_interval as Interval,
    number: cycle.number,
    period: { from: cycle.from_date as CalendarDate, to: cycle.to_date as CalendarDate },
    lines: linesOf(cycle),
    projects: await defaultProjects(tx),
    basis: cycle.price_book_version,
  })
}
