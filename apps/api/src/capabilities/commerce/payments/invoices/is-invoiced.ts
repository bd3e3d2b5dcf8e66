import type { Database, Tx } from '@understory/database/connect.ts'

type InvoicedPayment = { readonly purchaseId: string } | { readonly cycleId: string }

/**
 * Whether a payment was settled, which issues its invoice, numbered yet or not. What came second, or went back
 * before it could be funded, has none and never gets one.
 */
export async function isInvoiced(db: Database | Tx, of: InvoicedPayment): Promise<boolean> {
  const invoice = await db
    .selectFrom('invoice')
    .select('id')
    .where((eb) =>
      'purchaseId' in of ? eb('purchase_id', '=', of.purchaseId) : eb('cycle_id', '=', of.cycleId),
    )
    .executeTakeFirst()
  return invoice !== undefined
}
