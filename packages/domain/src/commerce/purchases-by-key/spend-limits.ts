import type { Currency, Money } from '../../quantity/money.ts'

/** What a key may spend, in minor units of its one currency. */
export type SpendLimits = {
  readonly currency: Currency
  readonly perPurchaseMinor: number
  /** Of a day and of a calendar month, both in UTC. */
  readonly perDayMinor: number
  readonly perMonthMinor: number
  /** What costs more than this waits for a person's yes. */
  readonly approveAboveMinor: number
}

/** What a key has spent, or has set aside for purchases that are not paid yet. */
export type SpentByKey = { readonly dayMinor: number; readonly monthMinor: number }

export const LARGEST_LIMIT_MINOR = 9_999_999_999

/** What a new key is offered: small sums, and a person is asked for anything beyond one purchase of them. */
export const USUAL_LIMITS: Omit<SpendLimits, 'currency'> = {
  perPurchaseMinor: 5_000,
  perDayMinor: 20_000,
  perMonthMinor: 100_000,
  approveAboveMinor: 5_000,
}

export const LIMIT_NAMES = [
  'perPurchaseMinor',
  'perDayMinor',
  'perMonthMinor',
  'approveAboveMinor',
] as const

export type ExceededLimit = 'purchase' | 'day' | 'month'

/** Why a key may not spend this much more, or null: each limit is reached and never passed. */
export function whyNotSpend(
  limits: SpendLimits,
  spent: SpentByKey,
  total: Money,
): ExceededLimit | 'currency' | null {
  if (total.currency !== limits.currency) return 'currency'
  if (total.minor > limits.perPurchaseMinor) return 'purchase'
  if (spent.dayMinor + total.minor > limits.perDayMinor) return 'day'
  return spent.monthMinor + total.minor > limits.perMonthMinor ? 'month' : null
}

export const needsApproval = ({ approveAboveMinor }: SpendLimits, total: Money): boolean =>
  total.minor > approveAboveMinor

/** Whether a key may spend more, or in another currency, than before: the account's owner is asked who they are. */
export function raisesLimits(before: SpendLimits | null, after: SpendLimits | null): boolean {
  if (after === null) return false
  if (before === null || before.currency !== after.currency) return true
  return LIMIT_NAMES.some((name) => after[name] > before[name])
}
