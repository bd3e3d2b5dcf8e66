import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'

export type UnknownCharge = {
  readonly paymentId: string
  readonly purchaseId: string
  readonly paidAt: Date
  readonly received: Money
}

/**
 * What was paid for a purchase that this database has never heard of, oldest first, unless it was refunded: after a
 * restore, by those who paid after the backup. A payment that is known and unsettled is the reconciler's.
 */
export async function listChargesUnknownHere(
  db: Database,
  gateway: Pick<PaymentGateway, 'listPayments'>,
  since: Date,
): Promise<UnknownCharge[]> {
  const charges: UnknownCharge[] = []
  for await (const { id: paymentId, purchaseId, state } of gateway.listPayments(since)) {
    if (purchaseId === null || state.status !== 'succeeded' || state.isRefunded) continue
    const { paidAt, received } = state
    charges.push({ paymentId, purchaseId, paidAt, received })
  }
  const known = new Set<string>()
  if (charges.length > 0) {
    const rows = await db
      .selectFrom('payment')
      .select('purchase_id')
      .where((eb) =>
        anyOf(
          eb.ref('purchase_id'),
          charges.map(({ purchaseId }) => purchaseId),
        ),
      )
      .execute()
    for (const { purchase_id } of rows) known.add(purchase_id)
  }
  return charges
    .filter(({ purchaseId }) => !known.has(purchaseId))
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
}
