import type { Stripe, StripeElements, StripeElementsOptionsClientSecret } from '@stripe/stripe-js'
import type { PaymentElementTerms } from './payment-element.ts'

type Look = Pick<StripeElementsOptionsClientSecret, 'locale' | 'appearance'>

/** The card form's frame, of a payment that has begun or of what it is going to be. */
export function createElements(
  stripe: Stripe,
  of: PaymentElementTerms['of'],
  look: Look,
): StripeElements {
  if ('clientSecret' in of) return stripe.elements({ ...look, clientSecret: of.clientSecret })
  const { isPlan, money, savesCard } = of
  const options = {
    ...look,
    amount: money.minor,
    currency: money.currency.toLowerCase(),
    // As the server begins it: by card alone.
    allowedPaymentMethodTypes: ['card'],
    ...(savesCard ? { setupFutureUsage: 'off_session' as const } : {}),
  }
  return isPlan
    ? stripe.elements({ ...options, mode: 'subscription' })
    : stripe.elements({ ...options, mode: 'payment' })
}

/**
 * A payment that was begun at an earlier visit stores its card or does not, whatever is marked now; the
 * library confirms only a form that says the same.
 */
export async function matchFutureUse(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
): Promise<void> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  const use = paymentIntent?.setup_future_usage ?? null
  elements.update({ setupFutureUsage: use })
  await elements.submit()
}
