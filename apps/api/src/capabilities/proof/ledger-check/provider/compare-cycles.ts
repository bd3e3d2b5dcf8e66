import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import type { GatewayInvoice } from '@understory/ports/payments/subscription-gateway.ts'
import type { Breach, Finding } from '../../../../ledger-rules/findings.ts'
import type { ComparedPeriod } from './compare-with-provider.ts'

type Gateway = Pick<PaymentGateway, 'listPayments' | 'findInvoiceOfPayment' | 'findInvoice'>

/**
 * Every charge of a plan or of what stores used, at the provider, is one paid cycle here, of the same amount
 * and days, and every paid cycle its charge there. Only reads, on both sides.
 */
export async function compareCycles(
  db: Database,
  gateway: Gateway,
  asked: ComparedPeriod,
): Promise<Finding> {
  const breaches: Breach[] = []
  const seen = new Set<string>()
  try {
    for await (const { id, purchaseId, state } of gateway.listPayments(asked.since)) {
      if (purchaseId !== null || state.status !== 'succeeded') continue
      const invoice = await gateway.findInvoiceOfPayment(id)
      if (!invoice) continue
      seen.add(invoice.id)
      if (state.paidAt < asked.paidBefore) breaches.push(...(await breachesOf(db, invoice)))
    }
  } catch (fault) {
    breaches.push({ subject: 'payments', detail: `not read to the end: ${String(fault)}` })
  }
  breaches.push(...(await uncharged(db, gateway, { asked, seen })))
  return {
    id: 'charges-equal-cycles',
    rule: 'every charge of a plan or of stores at the provider is one paid cycle here, and the reverse',
    breaches: breaches.length,
    examples: breaches.slice(0, 5),
  }
}

async function breachesOf(db: Database, invoice: GatewayInvoice): Promise<Breach[]> {
  const cycle = await db
    .selectFrom('subscription_cycle')
    .select(['status', 'amount_minor', 'currency', 'from_date', 'to_date', 'bills_usage'])
    .where('gateway_invoice_id', '=', invoice.id)
    .executeTakeFirst()
  const { total, period } = invoice
  const breach = (detail: string) => [{ subject: invoice.id, detail }]
  if (cycle?.status !== 'paid') return breach(`paid there, ${cycle?.status ?? 'unknown'} here`)
  if (cycle.amount_minor !== total.minor || cycle.currency !== total.currency)
    return breach(
      `${total.minor} ${total.currency} there, ${cycle.amount_minor} ${cycle.currency} here`,
    )
  const theirs = `${dayOf(period.from)} to ${dayOf(new Date(period.to.getTime() - DAY_MS))}`
  const ours = `${cycle.from_date} to ${cycle.to_date}`
  return cycle.bills_usage || ours === theirs ? [] : breach(`${theirs} there, ${ours} here`)
}

/** Paid here, and not among the charges: looked up by id, because that list does not reach back for ever. */
async function uncharged(
  db: Database,
  gateway: Pick<Gateway, 'findInvoice'>,
  { asked, seen }: { asked: ComparedPeriod; seen: ReadonlySet<string> },
): Promise<Breach[]> {
  const paid = await db
    .selectFrom('subscription_cycle')
    .select('gateway_invoice_id as id')
    .where('status', '=', 'paid')
    .where('paid_at', '>=', asked.since)
    .execute()
  const breaches: Breach[] = []
  for (const { id } of paid) {
    if (seen.has(id)) continue
    const invoice = await gateway.findInvoice(id)
    if (invoice?.status !== 'paid')
      breaches.push({ subject: id, detail: `paid here, ${invoice?.status ?? 'unknown'} there` })
  }
  return breaches
}
