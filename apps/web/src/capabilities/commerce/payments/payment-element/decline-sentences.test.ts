import { expect, test } from 'vitest'
import { reasonForCode } from './decline-reasons.ts'
import { declineSentences, sentenceForDecline } from './decline-sentences.ts'

test.each([
  { code: 'card_declined', declineCode: 'insufficient_funds', reason: 'insufficient-funds' },
  { code: 'card_declined', declineCode: 'generic_decline', reason: 'card-declined' },
  { code: 'card_declined', declineCode: 'test_mode_live_card', reason: 'not-a-test-card' },
  { code: 'expired_card', declineCode: null, reason: 'expired-card' },
  { code: 'incorrect_cvc', declineCode: null, reason: 'incorrect-cvc' },
  {
    code: 'payment_intent_authentication_failure',
    declineCode: null,
    reason: 'authentication-failed',
  },
  { code: 'something_new', declineCode: null, reason: 'failed' },
  { code: 'toString', declineCode: 'constructor', reason: 'failed' },
] as const)('$code / $declineCode reads as $reason', ({ code, declineCode, reason }) => {
  expect(reasonForCode(code, declineCode)).toBe(reason)
})

test('a decline our own API names has its sentence, an unknown one asks to try again', () => {
  expect(sentenceForDecline('lost-card')).toBe(declineSentences()['lost-card'])
  expect(sentenceForDecline('constructor')).toBe(declineSentences().failed)
})
