import type { ErrorBody } from '../../wire/refusals.ts'
import type { PaymentMethod } from '../kinds.ts'
import type { Decline } from './test-cards.ts'

/** A refused card as the provider's error, with the method that was tried. */
export function cardError(
  decline: Decline,
  method: PaymentMethod,
): ErrorBody & { type: 'card_error' } {
  return {
    type: 'card_error',
    code: decline.code,
    ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
    message: decline.message,
    payment_method: method,
  }
}

export const NOT_AUTHENTICATED: Record<'payment_intent' | 'setup_intent', Decline> = {
  payment_intent: {
    code: 'payment_intent_authentication_failure',
    declineCode: null,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  setup_intent: {
    code: 'setup_intent_authentication_failure',
    declineCode: null,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
}

export const NOBODY_THERE: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}
