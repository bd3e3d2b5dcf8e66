import type { Database } from '@understory/database/connect.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import type { Breach, Finding } from '../../../../ledger-rules/findings.ts'
import type { ComparedPeriod } from './compare-with-provider.ts'

type Gateway = Pick<PaymentGateway, 'listRefunds' | 'listDisputes'>

/** Every refund and dispute of our payments at the provider is recorded here as it is there. Only reads. */
export async function compareMoneyBack(
  db: Database,
  gateway: Gateway,
  asked: ComparedPeriod,
): Promise<Finding[]> {
  return [
    await finding('refunds-equal-provider', 'refund', refundBreaches(db, gateway, asked)),
    await finding('disputes-equal-provider', 'dispute', disputeBreaches(db, gateway, asked)),
  ]
}

async function finding(id: string, what: string, found: AsyncGenerator<Breach>): Promise<Finding> {
  const breaches: Breach[] = []
  try {
    for await (const breach of found) breaches.push(breach)
  } catch (fault) {
    breaches.push({ subject: `${what}s`, detail: `not read to the end: ${String(fault)}` })
  }
  const rule = `every ${what} of a payment of ours at the provider is recorded here as it is there`
  return { id, rule, breaches: breaches.length, examples: breaches.slice(0, 5) }
}

async function* refundBreaches(
  db: Database,
  gateway: Gateway,
  { since, paidBefore }: ComparedPeriod,
): AsyncGenerator<Breach> {
  for await (const { id, paymentId, failedId, isWhole, madeAt } of gateway.listRefunds(since)) {
    if (madeAt >= paidBefore) continue
    const paid = await paidWith(db, paymentId)
    // A second payment is refunded before it was recorded as anything.
    if (!paid || paid.isDuplicate) continue
    const row = await db
      .selectFrom('payment_refund')
      .select('has_failed')
      .where('gateway_id', '=', id)
      .executeTakeFirst()
    const breach = (detail: string) => ({ subject: id, detail: `${paymentId}: ${detail}` })
    if (!row) yield breach('refunded there, not here')
    else if (row.has_failed !== (failedId !== null)) yield breach('failed on one side')
    else if (isWhole && failedId === null && !paid.isRefunded) yield breach('counts here')
  }
}

const RAISED = {
  inquiry: 'dispute-inquiry',
  open: 'dispute-opened',
  won: 'dispute-won',
  lost: 'dispute-lost',
} as const

async function* disputeBreaches(
  db: Database,
  gateway: Gateway,
  { since }: ComparedPeriod,
): AsyncGenerator<Breach> {
  for await (const { id, paymentId, outcome } of gateway.listDisputes(since)) {
    if (!(await paidWith(db, paymentId))) continue
    const alert = await db
      .selectFrom('payment_alert')
      .select('id')
      .where('kind', '=', RAISED[outcome])
      .where('subject', '=', id)
      .executeTakeFirst()
    if (!alert) yield { subject: id, detail: `${paymentId}: ${outcome} there, unknown here` }
  }
}

/** What one of our payments paid. `null`: it is none of ours, or pays nothing yet. */
async function paidWith(db: Database, paymentId: string) {
  const purchase = await db
    .selectFrom('payment as y')
    .innerJoin('purchase as p', 'p.id', 'y.purchase_id')
    .select(['p.status', 'p.is_duplicate'])
    .where('y.gateway_payment_id', '=', paymentId)
    .where('y.status', '=', 'succeeded')
    .executeTakeFirst()
  if (purchase)
    return { isRefunded: purchase.status === 'refunded', isDuplicate: purchase.is_duplicate }
  const cycle = await db
    .selectFrom('subscription_cycle')
    .select(['refunded_at', 'is_duplicate'])
    .where('gateway_payment_id', '=', paymentId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return cycle ? { isRefunded: cycle.refunded_at !== null, isDuplicate: cycle.is_duplicate } : null
}
