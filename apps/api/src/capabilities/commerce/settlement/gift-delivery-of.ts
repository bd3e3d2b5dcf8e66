import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import type { Database } from '@understory/database/connect.ts'

/** The gifts of one order go out on one day, those without an email by hand. */
export async function giftDeliveryOf(
  db: Database,
  purchaseId: string,
): Promise<PaymentOutcome['delivery']> {
  const gifts = await db
    .selectFrom('gift')
    .select(['deliver_on', 'recipient_email'])
    .where('purchase_id', '=', purchaseId)
    .execute()
  const [first] = gifts
  if (!first) return null
  const byEmail = gifts.filter(({ recipient_email }) => recipient_email !== null).length
  return { on: first.deliver_on, byEmail, byLink: gifts.length - byEmail }
}
