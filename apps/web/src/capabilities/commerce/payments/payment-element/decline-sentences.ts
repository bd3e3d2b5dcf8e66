/** Every way a payment can fail, with what happened and what to do: one sentence or two. */
export const DECLINE_SENTENCES = {
  'card-declined':
    'Your bank declined this card and nothing was taken. Try another card, or ask your bank why.',
  'insufficient-funds': 'There is not enough money on this card for the payment. Try another card.',
  'lost-card': 'Your bank declined this card. Try another card, or ask your bank why.',
  'stolen-card': 'Your bank declined this card. Try another card, or ask your bank why.',
  'expired-card': 'This card has expired. Check its date, or try another card.',
  'incorrect-cvc': 'The security code is not right. Check the card and type it again.',
  'incorrect-number': 'The card number is not right. Check the card and type it again.',
  'incorrect-expiry': 'The expiry date is not right. Check the card and type it again.',
  'processing-error':
    'Your bank could not process the payment and nothing was taken. Wait a moment and try again.',
  'authentication-failed':
    'Your bank could not confirm that it is you, so nothing was taken. Try again, or try another card.',
  'blocked-as-risky': 'This payment was stopped as too risky. Try another card.',
  'not-a-test-card':
    'This is a test payment: only the test cards listed above work, and a real card is never stored.',
  'no-longer-payable': 'This payment has already ended. Reload the page to see where it stands.',
  unreachable:
    'Payment confirmation failed: we could not reach the payment service. What you typed is still here; try again.',
  failed: 'Payment confirmation failed. Please try again.',
} as const

export type DeclineReason = keyof typeof DECLINE_SENTENCES

/** The provider's codes; its finer decline code is looked up first. */
const DECLINE_SENTENCES_REASONS = new Map<string, DeclineReason>(
  Object.entries({
    insufficient_funds: 'insufficient-funds',
    lost_card: 'lost-card',
    stolen_card: 'stolen-card',
    fraudulent: 'blocked-as-risky',
    test_mode_live_card: 'not-a-test-card',
    card_declined: 'card-declined',
    expired_card: 'expired-card',
    incorrect_cvc: 'incorrect-cvc',
    invalid_cvc: 'incorrect-cvc',
    incorrect_number: 'incorrect-number',
    invalid_number: 'incorrect-number',
    invalid_expiry_month: 'incorrect-expiry',
    invalid_expiry_year: 'incorrect-expiry',
    processing_error: 'processing-error',
    authentication_required: 'authentication-failed',
    payment_intent_authentication_failure: 'authentication-failed',
    setup_intent_authentication_failure: 'authentication-failed',
    payment_intent_unexpected_state: 'no-longer-payable',
    setup_intent_unexpected_state: 'no-longer-payable',
    unreachable: 'unreachable',
  }),
)

/** The sentence for a provider's refusal; a code we do not know asks to try again. */
export function sentenceForCode(code: string, declineCode: string | null): string {
  return DECLINE_SENTENCES[
    DECLINE_SENTENCES_REASONS.get(declineCode ?? '') ??
      DECLINE_SENTENCES_REASONS.get(code) ??
      'failed'
  ]
}

/** The sentence for a decline as our own API names it, such as `insufficient-funds`. */
export function sentenceForDecline(decline: string): string {
  return isReason(decline) ? DECLINE_SENTENCES[decline] : DECLINE_SENTENCES.failed
}

function isReason(word: string): word is DeclineReason {
  return Object.hasOwn(DECLINE_SENTENCES, word)
}
