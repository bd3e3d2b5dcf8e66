import type { Deps } from '../../../deps.ts'

type FoundCard = { readonly card_brand: string; readonly card_last4: string }

/** The card that paid; events do not include it. `null`: the provider knows of none. */
export async function findCardOf(
  { payments }: Pick<Deps, 'payments'>,
  gatewayPaymentId: string,
): Promise<FoundCard | null> {
  const payment = await payments.findPayment(gatewayPaymentId)
  if (payment?.state.status !== 'succeeded' || !payment.state.card) return null
  const { brand, last4 } = payment.state.card
  return { card_brand: brand, card_last4: last4 }
}

/** The invoice of a purchase names the card that paid it, so it is fetched once, before that is drawn. */
export async function rememberCard(
  deps: Pick<Deps, 'db' | 'payments'>,
  purchaseId: string,
): Promise<void> {
  const row = await deps.db
    .selectFrom('payment')
    .select(['gateway_payment_id', 'card_last4'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst()
  if (!row?.gateway_payment_id || row.card_last4) return
  const card = await findCardOf(deps, row.gateway_payment_id)
  if (card)
    await deps.db.updateTable('payment').set(card).where('purchase_id', '=', purchaseId).execute()
}
