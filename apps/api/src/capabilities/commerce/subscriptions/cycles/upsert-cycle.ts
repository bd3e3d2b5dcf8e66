import type { Tx } from '@understory/database/connect.ts'
import { countMonths, dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type { Interval } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type {
  GatewayInvoice,
  PlanReference,
} from '@understory/ports/payments/subscription-gateway.ts'
import type { Deps } from '../../../../deps.ts'
import {
  type CycleRow,
  findCycleOfInvoice,
  lockSubscription,
  type SubscriptionRow,
} from '../subscription-records.ts'
import { type UsedCycle, usedFor } from '../usage/used-cycle.ts'

export type CycleOfInvoice = { readonly subscription: SubscriptionRow; readonly cycle: CycleRow }

/**
 * The cycle that an invoice of the provider bills, inserted if new, with its subscription locked. `null`:
 * it bills nothing of ours.
 */
export async function upsertCycle(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'jobs'>,
  invoice: GatewayInvoice,
): Promise<CycleOfInvoice | null> {
  const { bills } = invoice
  const subscription = await lockSubscription(tx, bills.subscriptionId)
  if (!subscription) return null
  const known = await findCycleOfInvoice(tx, invoice.id)
  if (known) return { subscription, cycle: await withPayment(tx, known, invoice) }
  const used = isUsage(subscription.product) ? await usedFor(tx, deps, subscription, invoice) : null
  if (isUsage(subscription.product) && !used) return null
  const revision = await revisionBilled(tx, bills, invoice)
  if (!revision) return null
  await insertCycle(tx, deps, { subscription, invoice, revision, used })
  const cycle = await findCycleOfInvoice(tx, invoice.id)
  return cycle ? { subscription, cycle } : null
}

/** Events do not include the payment of an invoice, so it may become known later than the cycle. */
async function withPayment(
  tx: Tx,
  cycle: CycleRow,
  { paymentId }: GatewayInvoice,
): Promise<CycleRow> {
  if (!paymentId || cycle.gateway_payment_id === paymentId) return cycle
  await tx
    .updateTable('subscription_cycle')
    .set({ gateway_payment_id: paymentId })
    .where('id', '=', cycle.id)
    .execute()
  return { ...cycle, gateway_payment_id: paymentId }
}

type BilledRevision = { readonly revision: number; readonly billing_interval: Interval }

/**
 * The revision whose plan an invoice charges. A change within the hour in which a renewal is a
 * draft puts the new revision on an invoice with the old lines: then it is the one that costs as much.
 */
async function revisionBilled(
  tx: Tx,
  { subscriptionId, revision }: PlanReference,
  { total }: GatewayInvoice,
): Promise<BilledRevision | null> {
  const known = await tx
    .selectFrom('subscription_revision as r')
    .innerJoin('plan_quote as q', 'q.id', 'r.quote_id')
    .select(['r.revision', 'q.total_minor', 'q.billing_interval'])
    .where('r.subscription_id', '=', subscriptionId)
    .where('r.revision', '<=', revision)
    .orderBy('r.revision', 'desc')
    .execute()
  const [named] = known
  if (named?.revision !== revision) return null
  return known.find(({ total_minor }) => total_minor === total.minor) ?? named
}

async function insertCycle(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  of: {
    subscription: SubscriptionRow
    invoice: GatewayInvoice
    revision: BilledRevision
    used: UsedCycle | null
  },
): Promise<void> {
  const { subscription, invoice, revision, used } = of
  const from = used?.from ?? dayOf(invoice.period.from)
  const anchor = subscription.anchor ?? from
  const isMonthly = revision.billing_interval === 'month'
  const months = countMonths(monthOf(anchor), monthOf(from)) - 1
  if (subscription.anchor === null) {
    await tx
      .updateTable('subscription')
      .set({ anchor: from })
      .where('id', '=', subscription.id)
      .execute()
  }
  await tx
    .insertInto('subscription_cycle')
    .values({
      id: used?.id ?? deps.newId(),
      subscription_id: subscription.id,
      account_id: subscription.account_id,
      revision: revision.revision,
      number: Math.max(0, isMonthly ? months : Math.floor(months / 12)),
      gateway_invoice_id: invoice.id,
      gateway_payment_id: invoice.paymentId,
      bills_usage: used !== null,
      from_date: from,
      // The provider's period ends when the next one begins.
      to_date: used?.to ?? dayOf(new Date(invoice.period.to.getTime() - DAY_MS)),
      amount_minor: invoice.total.minor,
      currency: invoice.total.currency,
      status: invoice.status === 'paid' ? 'open' : invoice.status,
      attempts: invoice.attempts,
      next_attempt_at: invoice.nextAttemptAt,
      created_at: deps.clock(),
    })
    .execute()
}
