/** Every way a payment can fail. */
export type DeclineReason =
  | 'card-declined'
  | 'insufficient-funds'
  | 'lost-card'
  | 'stolen-card'
  | 'expired-card'
  | 'incorrect-cvc'
  | 'incorrect-number'
  | 'incorrect-expiry'
  | 'processing-error'
  | 'authentication-failed'
  | 'blocked-as-risky'
  | 'not-a-test-card'
  | 'no-longer-payable'
  | 'unreachable'
  | 'failed'

/** What happened and what to do, for each: one sentence or two, which a page gives to the card form. */
export type DeclineSentences = Readonly<Record<DeclineReason, string>>

/** The provider's codes; its finer decline code is looked up first. */
const REASONS_BY_CODE = new Map<string, DeclineReason>(
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

/** The reason for a provider's refusal; a code we do not know is `failed`. */
export const reasonForCode = (code: string, declineCode: string | null): DeclineReason =>
  REASONS_BY_CODE.get(declineCode ?? '') ?? REASONS_BY_CODE.get(code) ?? 'failed'
