import type { Database } from '@understory/database/connect.ts'
import type { Payment, PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import type { Breach, Finding } from '../../../../ledger-rules/findings.ts'

export type ComparedPeriod = {
  /** Payments that were started since then are compared. */
  readonly since: Date
  /** What was paid after this may still be on its way to us. */
  readonly paidBefore: Date
}
type RecordedPayment = {
  purchaseId: string
  gatewayPaymentId: string
  minor: number
  currency: string
}

/**
 * Every charge at the provider has exactly one paid purchase here, and every paid purchase its charge
 * there, of the same amount. Only reads, on both sides.
 */
export async function compareWithProvider(
  db: Database,
  gateway: Pick<PaymentGateway, 'listPayments' | 'findPayment'>,
  asked: ComparedPeriod,
): Promise<Finding> {
  const charged = new Map<string, Payment[]>()
  const unread: Breach[] = []
  try {
    for await (const payment of gateway.listPayments(asked.since)) {
      const { purchaseId, state } = payment
      if (state.status !== 'succeeded' || purchaseId === null) continue
      charged.set(purchaseId, [...(charged.get(purchaseId) ?? []), payment])
    }
  } catch (fault) {
    unread.push({ subject: 'payments', detail: `not read to the end: ${String(fault)}` })
  }
  const ours = await paidPurchases(db, asked.since)
  const breaches = [
    ...unread,
    ...[...charged].flatMap(([purchaseId, payments]) =>
      chargeBreaches({ purchaseId, payments, ours: ours.get(purchaseId) }, asked),
    ),
    ...(await uncharged(gateway, ours, charged)),
  ]
  return {
    id: 'charges-equal-purchases',
    rule: 'every charge at the provider is one paid purchase here, and the reverse',
    breaches: breaches.length,
    examples: breaches.slice(0, 5),
  }
}

async function paidPurchases(db: Database, since: Date): Promise<Map<string, RecordedPayment>> {
  const rows = await db
    .selectFrom('payment')
    .select(['purchase_id', 'gateway_payment_id', 'amount_minor', 'currency'])
    .where('status', '=', 'succeeded')
    .where('created_at', '>=', since)
    .execute()
  return new Map(
    rows.map((row) => [
      row.purchase_id,
      {
        purchaseId: row.purchase_id,
        gatewayPaymentId: row.gateway_payment_id ?? '',
        minor: row.amount_minor,
        currency: row.currency,
      },
    ]),
  )
}

function chargeBreaches(
  found: { purchaseId: string; payments: Payment[]; ours: RecordedPayment | undefined },
  { paidBefore }: ComparedPeriod,
): Breach[] {
  const { purchaseId: subject, payments, ours } = found
  if (payments.length > 1) {
    const ids = payments.map((payment) => payment.id).join(', ')
    return [{ subject, detail: `charged ${payments.length} times: ${ids}` }]
  }
  return payments.flatMap(({ id, state }) => {
    if (state.status !== 'succeeded') return []
    if (!ours) {
      return state.paidAt >= paidBefore ? [] : [{ subject, detail: `${id} is charged, not paid` }]
    }
    const { minor, currency } = state.received
    const isSame =
      ours.gatewayPaymentId === id && ours.minor === minor && ours.currency === currency
    const detail = `charged ${minor} ${currency} as ${id}, recorded ${ours.minor} ${ours.currency} as ${ours.gatewayPaymentId}`
    return isSame ? [] : [{ subject, detail }]
  })
}

/** Paid here but not in the list: looked up by id, because the list does not reach back for ever. */
async function uncharged(
  gateway: Pick<PaymentGateway, 'findPayment'>,
  ours: Map<string, RecordedPayment>,
  charged: Map<string, Payment[]>,
): Promise<Breach[]> {
  const breaches: Breach[] = []
  for (const { purchaseId, gatewayPaymentId } of ours.values()) {
    if (charged.has(purchaseId)) continue
    const payment = await gateway.findPayment(gatewayPaymentId)
    if (payment?.state.status === 'succeeded') continue
    breaches.push({ subject: purchaseId, detail: `paid here, no charge ${gatewayPaymentId} there` })
  }
  return breaches
}
