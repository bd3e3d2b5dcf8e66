import type { Decline } from '@understory/ports/payments/payment-gateway.ts'

/** The provider's words for why a card was refused, more exact ones first. */
const BY_DECLINE_CODE = new Map<string, Decline>(
  Object.entries({
    insufficient_funds: 'insufficient-funds',
    lost_card: 'lost-card',
    stolen_card: 'stolen-card',
    expired_card: 'expired-card',
    incorrect_cvc: 'incorrect-cvc',
    invalid_cvc: 'incorrect-cvc',
    incorrect_number: 'incorrect-number',
    invalid_number: 'incorrect-number',
    processing_error: 'processing-error',
    authentication_required: 'authentication-failed',
    fraudulent: 'blocked-as-risky',
    merchant_blacklist: 'blocked-as-risky',
  }),
)

const BY_CODE = new Map<string, Decline>(
  Object.entries({
    expired_card: 'expired-card',
    incorrect_cvc: 'incorrect-cvc',
    invalid_cvc: 'incorrect-cvc',
    incorrect_number: 'incorrect-number',
    invalid_number: 'incorrect-number',
    processing_error: 'processing-error',
    authentication_required: 'authentication-failed',
    payment_intent_authentication_failure: 'authentication-failed',
    setup_intent_authentication_failure: 'authentication-failed',
  }),
)

/** A code the provider adds later reads as a generic decline. */
export function declineOf(error: { code?: string; decline_code?: string }): Decline {
  return (
    BY_DECLINE_CODE.get(error.decline_code ?? '') ??
    BY_CODE.get(error.code ?? '') ??
    'card-declined'
  )
}
