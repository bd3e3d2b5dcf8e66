import Stripe from 'stripe'
import { makeOnce } from '../requests/make-once.ts'
import { hasCode } from '../requests/provider-faults.ts'

const WITH_CHARGE = { expand: ['latest_charge'] }

/** Confirms an intent with a saved card while its holder is away, and gives it as it is then, paid or not. */
export async function chargeOffSession(
  stripe: Stripe,
  { paymentId, cardId }: { readonly paymentId: string; readonly cardId: string },
  idempotencyKey: string,
): Promise<Stripe.PaymentIntent> {
  const find = () => stripe.paymentIntents.retrieve(paymentId, WITH_CHARGE)
  try {
    return await makeOnce({
      key: idempotencyKey,
      make: (key) =>
        stripe.paymentIntents.confirm(
          paymentId,
          { payment_method: cardId, off_session: true, ...WITH_CHARGE },
          { idempotencyKey: key },
        ),
      find: async () => {
        const intent = await find()
        return isUntried(intent) ? null : intent
      },
    })
  } catch (error) {
    // Declined; or it ended meanwhile, one way or the other.
    const isAnswered =
      error instanceof Stripe.errors.StripeCardError ||
      hasCode(error, ['payment_intent_unexpected_state'])
    if (!isAnswered) throw error
    return find()
  }
}

const isUntried = ({ status, last_payment_error }: Stripe.PaymentIntent) =>
  status === 'requires_confirmation' ||
  (status === 'requires_payment_method' && last_payment_error === null)
