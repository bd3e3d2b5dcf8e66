import type { Deps } from '../../deps.ts'
import { loadPayment } from './payment-records.ts'

/** Events do not include the card that paid; the invoice shows it, so it is fetched once. */
export async function rememberCard(
  deps: Pick<Deps, 'db' | 'payments'>,
  purchaseId: string,
): Promise<void> {
  const { card, gatewayPaymentId } = await loadPayment(deps.db, purchaseId)
  if (card || !gatewayPaymentId) return
  const payment = await deps.payments.findPayment(gatewayPaymentId)
  if (payment?.state.status !== 'succeeded' || !payment.state.card) return
  const { brand, last4 } = payment.state.card
  await deps.db
    .updateTable('payment')
    .set({ card_brand: brand, card_last4: last4 })
    .where('purchase_id', '=', purchaseId)
    .execute()
}
