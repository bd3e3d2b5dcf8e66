import type { Database } from '@understory/database/connect.ts'
import type { Deps } from '../../../deps.ts'

type Paid = { readonly purchaseId: string } | { readonly cycleId: string }

/** Events do not include the card that paid; the invoice names it, so it is fetched once, before that is drawn. */
export async function rememberCard(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  paid: Paid,
): Promise<void> {
  const row = await findPaid(db, paid)
  if (!row?.gateway_payment_id || row.card_last4) return
  const payment = await payments.findPayment(row.gateway_payment_id)
  if (payment?.state.status !== 'succeeded' || !payment.state.card) return
  const { brand, last4 } = payment.state.card
  const card = { card_brand: brand, card_last4: last4 }
  await ('purchaseId' in paid
    ? db.updateTable('payment').set(card).where('purchase_id', '=', paid.purchaseId).execute()
    : db.updateTable('subscription_cycle').set(card).where('id', '=', paid.cycleId).execute())
}

function findPaid(db: Database, paid: Paid) {
  return 'purchaseId' in paid
    ? db
        .selectFrom('payment')
        .select(['gateway_payment_id', 'card_last4'])
        .where('purchase_id', '=', paid.purchaseId)
        .executeTakeFirst()
    : db
        .selectFrom('subscription_cycle')
        .select(['gateway_payment_id', 'card_last4'])
        .where('id', '=', paid.cycleId)
        .executeTakeFirst()
}
