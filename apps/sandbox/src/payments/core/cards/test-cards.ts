/**
 * The only cards there are here. Numbers, outcomes and tokens as the provider's public testing page
 * documents them; anything else is refused, so a real card never gets in.
 */
export type Decline = { code: string; declineCode: string | null; message: string }

/** When the bank asks the cardholder to prove who they are. */
export type Challenge = 'never' | 'always' | 'until-set-up' | 'on-session'

export type TestCard = {
  number: string
  /** The outcome in plain words, to choose the card by. */
  label: string
  token: string
  brand: 'visa' | 'mastercard' | 'amex'
  challenge: Challenge
  /** `null`: the charge succeeds. */
  chargeDecline: Decline | null
  /** `null`: the card can be stored for later. */
  setupDecline: Decline | null
  refund: 'succeeds' | 'pending-then-succeeds' | 'fails-later'
  /** What the bank reports after the charge. */
  afterwards: 'nothing' | 'disputed' | 'inquiry' | 'fraud-warning'
}

function declined(declineCode: string, message: string): Decline {
  return { code: 'card_declined', declineCode, message }
}

const GENERIC = declined('generic_decline', 'Your card was declined.')
const FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.')
const LOST = declined('lost_card', 'Your card was declined.')
const STOLEN = declined('stolen_card', 'Your card was declined.')
const RISK = declined('fraudulent', 'Your card was declined.')
const EXPIRED = { code: 'expired_card', declineCode: null, message: 'Your card has expired.' }
const CVC = {
  code: 'incorrect_cvc',
  declineCode: null,
  message: "Your card's security code is incorrect.",
}
const PROCESSING = {
  code: 'processing_error',
  declineCode: null,
  message: 'An error occurred while processing your card. Try again in a little bit.',
}

type Odd = Partial<Omit<TestCard, 'number' | 'label' | 'token'>>

type Identity = readonly [number: string, label: string, token: string]

function card([number, label, token]: Identity, odd: Odd = {}): TestCard {
  return {
    number,
    label,
    token,
    brand: 'visa',
    challenge: 'never',
    chargeDecline: null,
    setupDecline: null,
    refund: 'succeeds',
    afterwards: 'nothing',
    ...odd,
  }
}

function decliningCard(identity: Identity, decline: Decline): TestCard {
  return card(identity, { chargeDecline: decline, setupDecline: decline })
}

export const TEST_CARDS: readonly TestCard[] = [
  card(['4242424242424242', 'Pays: Visa', 'pm_card_visa']),
  card(['5555555555554444', 'Pays: Mastercard', 'pm_card_mastercard'], { brand: 'mastercard' }),
  card(['378282246310005', 'Pays: American Express', 'pm_card_amex'], { brand: 'amex' }),
  decliningCard(['4000000000000002', 'Declined', 'pm_card_visa_chargeDeclined'], GENERIC),
  decliningCard(
    [
      '4000000000009995',
      'Declined: not enough money',
      'pm_card_visa_chargeDeclinedInsufficientFunds',
    ],
    FUNDS,
  ),
  decliningCard(
    ['4000000000009987', 'Declined: lost card', 'pm_card_visa_chargeDeclinedLostCard'],
    LOST,
  ),
  decliningCard(
    ['4000000000009979', 'Declined: stolen card', 'pm_card_visa_chargeDeclinedStolenCard'],
    STOLEN,
  ),
  decliningCard(
    ['4000000000000069', 'Declined: expired card', 'pm_card_chargeDeclinedExpiredCard'],
    EXPIRED,
  ),
  decliningCard(
    ['4000000000000127', 'Declined: wrong security code', 'pm_card_chargeDeclinedIncorrectCvc'],
    CVC,
  ),
  decliningCard(
    ['4000000000000119', 'Declined: processing error', 'pm_card_chargeDeclinedProcessingError'],
    PROCESSING,
  ),
  card(
    [
      '4000000000000341',
      'Can be saved, then every charge is declined',
      'pm_card_chargeCustomerFail',
    ],
    { chargeDecline: GENERIC },
  ),
  card(
    [
      '4000002500003155',
      '3-D Secure until the card is saved',
      'pm_card_authenticationRequiredOnSetup',
    ],
    { challenge: 'until-set-up' },
  ),
  card(['4000002760003184', '3-D Secure every time', 'pm_card_authenticationRequired'], {
    challenge: 'always',
  }),
  card(
    [
      '4000003800000446',
      '3-D Secure, but not when charged in your absence',
      'pm_card_authenticationRequiredSetupForOffSession',
    ],
    {
      challenge: 'on-session',
    },
  ),
  card(['4000000000003220', '3-D Secure, then pays', 'pm_card_threeDSecure2Required'], {
    challenge: 'always',
  }),
  card(
    ['4000008400001629', '3-D Secure, then declined', 'pm_card_threeDSecureRequiredChargeDeclined'],
    {
      challenge: 'always',
      chargeDecline: GENERIC,
      setupDecline: GENERIC,
    },
  ),
  card([
    '4000000000003055',
    'Pays: 3-D Secure known but not asked for',
    'pm_card_threeDSecureOptional',
  ]),
  card(['4000000000000259', 'Pays, then is disputed', 'pm_card_createDispute'], {
    afterwards: 'disputed',
  }),
  card(['4000000000001976', 'Pays, then the bank asks', 'pm_card_createDisputeInquiry'], {
    afterwards: 'inquiry',
  }),
  card(['4000000000005423', 'Pays, then a fraud warning', 'pm_card_createIssuerFraudRecord'], {
    afterwards: 'fraud-warning',
  }),
  card(['4000000000007726', 'Pays: a refund is pending at first', 'pm_card_pendingRefund'], {
    refund: 'pending-then-succeeds',
  }),
  card(['4000000000005126', 'Pays: a refund fails later', 'pm_card_refundFail'], {
    refund: 'fails-later',
  }),
  decliningCard(['4100000000000019', 'Blocked as too risky', 'pm_card_radarBlock'], RISK),
]

export function cardByNumber(number: string): TestCard | null {
  return TEST_CARDS.find((card) => card.number === number) ?? null
}

export function cardByToken(token: string): TestCard | null {
  return TEST_CARDS.find((card) => card.token === token) ?? null
}

/** Whether the bank asks for authentication, and whether the charge is off-session. */
export function challengeFor(
  challenge: Challenge,
  situation: { setUp: boolean; offSession: boolean },
): 'none' | 'ask' | 'nobody-there' {
  switch (challenge) {
    case 'never':
      return 'none'
    case 'always':
      return situation.offSession ? 'nobody-there' : 'ask'
    case 'until-set-up':
      if (situation.setUp) return 'none'
      return situation.offSession ? 'nobody-there' : 'ask'
    case 'on-session':
      return situation.offSession ? 'none' : 'ask'
  }
}

/** The last digit of a card number checks the others (ISO/IEC 7812-1, annex B). */
export function passesLuhn(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return number.length > 0 && sum % 10 === 0
}
