import type { Deps } from '../../deps.ts'

type Needs = Pick<Deps, 'db' | 'payments'>
type Paid = { readonly purchaseId: string } | { readonly cycleId: string }

/** Events do not include the card that paid; the invoice names it, so it is fetched once, before that is drawn. */
export async function rememberCard({ db, payments }: Needs, paid: Paid): Promise<void> {
  const row = await ('purchaseId' in paid
    ? db.selectFrom('payment').where('purchase_id', '=', paid.purchaseId)
    : db.selectFrom('subscription_cycle').where('id', '=', paid.cycleId)
  )
    .select(['gateway_payment_id', 'card_last4'])
    .executeTakeFirst()
  if (!row?.gateway_payment_id || row.card_last4) return
  const payment = await payments.findPayment(row.gateway_payment_id)
  if (payment?.state.status !== 'succeeded' || !payment.state.card) return
  const { brand, last4 } = payment.state.card
  const card = { card_brand: brand, card_last4: last4 }
  await ('purchaseId' in paid
    ? db.updateTable('payment').set(card).where('purchase_id', '=', paid.purchaseId).execute()
    : db.updateTable('subscription_cycle').set(card).where('id', '=', paid.cycleId).execute())
}
