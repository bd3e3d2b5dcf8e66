import type { Currency, Money } from '../../quantity/money.ts'

/** The payment provider's smallest charge, in minor units: Stripe, "Minimum charge amounts". */
const SMALLEST_CHARGE = { GBP: 30, EUR: 50, USD: 50 } as const satisfies Record<Currency, number>

/** 999,999.99: the payment provider takes amounts of at most eight digits (PaymentIntent `amount`). */
const LARGEST_CHARGE = 99_999_999

export type ChargeProblem = 'AMOUNT_TOO_SMALL' | 'AMOUNT_TOO_LARGE'

/** `null`: the amount can be charged. */
export function checkCharge(total: Money): ChargeProblem | null {
  if (total.minor < SMALLEST_CHARGE[total.currency]) return 'AMOUNT_TOO_SMALL'
  if (total.minor > LARGEST_CHARGE) return 'AMOUNT_TOO_LARGE'
  return null
}

/** To tell a buyer how much more is needed. */
export function smallestCharge(currency: Currency): Money {
  return { minor: SMALLEST_CHARGE[currency], currency }
}

export function largestCharge(currency: Currency): Money {
  return { minor: LARGEST_CHARGE, currency }
}
