import { paymentsMessage } from '../messages/messages.generated.ts'
import type { DeclineReason, DeclineSentences } from './decline-reasons.ts'

/** Every way a payment can fail, with what happened and what to do: one sentence or two. */
export const declineSentences = (): DeclineSentences => ({
  'card-declined': paymentsMessage('declineSentences.bankDeclinedCardNothing'),
  'insufficient-funds': paymentsMessage('declineSentences.enoughMoneyCardPayment'),
  'lost-card': paymentsMessage('declineSentences.bankDeclinedCardTry'),
  'stolen-card': paymentsMessage('declineSentences.bankDeclinedCardTry'),
  'expired-card': paymentsMessage('declineSentences.cardExpiredCheckDate'),
  'incorrect-cvc': paymentsMessage('declineSentences.securityCodeRightCheck'),
  'incorrect-number': paymentsMessage('declineSentences.cardNumberRightCheck'),
  'incorrect-expiry': paymentsMessage('declineSentences.expiryDateRightCheck'),
  'processing-error': paymentsMessage('declineSentences.bankCouldProcessPayment'),
  'authentication-failed': paymentsMessage('declineSentences.bankCouldConfirmNothing'),
  'blocked-as-risky': paymentsMessage('declineSentences.paymentStoppedTooRisky'),
  'not-a-test-card': paymentsMessage('declineSentences.testPaymentOnlyTest'),
  'no-longer-payable': paymentsMessage('declineSentences.paymentAlreadyEndedReload'),
  unreachable: paymentsMessage('declineSentences.paymentConfirmationFailedCould'),
  failed: paymentsMessage('declineSentences.paymentConfirmationFailedPlease'),
})

/** The sentence for a decline as our own API names it, such as `insufficient-funds`. */
export function sentenceForDecline(decline: string): string {
  return isReason(decline) ? declineSentences()[decline] : declineSentences().failed
}

function isReason(word: string): word is DeclineReason {
  return Object.hasOwn(declineSentences(), word)
}
