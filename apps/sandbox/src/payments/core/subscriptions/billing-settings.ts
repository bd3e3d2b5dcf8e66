/** What an account of the provider sets in its Dashboard, and what takes its time there. */
export type BillingSettings = {
  /** Days between the attempts of a renewal that failed. */
  readonly retries: readonly number[]
  readonly afterRetries: {
    readonly subscription: 'past_due' | 'canceled' | 'unpaid'
    readonly invoice: 'open' | 'uncollectible'
  }
  /** Ways to pay that are offered where a request names none. */
  readonly paymentMethodTypes: readonly string[]
  /** Whether an invoice is updated with its payment at once, or only when released. */
  readonly invoicesWait: boolean
  /** Whether a charge stays `processing` until it is finished, as by ways to pay that take days. */
  readonly chargesTakeTime: boolean
  /** What becomes of a renewal whose bank wants its holder, who is not there. */
  readonly absentHolder: 'requires_action' | 'declined'
  /**
   * Whether an automatic invoice stays a draft until every endpoint has acknowledged its `invoice.created`, for
   * three days at most. A test that moves the clock by a month at once leaves no endpoint the time.
   */
  readonly waitsForEndpoints: boolean
  /** Whether a refund waits for its payer, as of ways to pay that need a bank account from them. */
  readonly refundsWaitForPayer: boolean
}

/** Smart Retries as they are set by default: 8 attempts within 2 weeks. */
export const DEFAULT_BILLING: BillingSettings = {
  retries: [1, 1, 2, 2, 2, 2, 2, 2],
  afterRetries: { subscription: 'unpaid', invoice: 'uncollectible' },
  paymentMethodTypes: ['card', 'link', 'bacs_debit'],
  invoicesWait: false,
  chargesTakeTime: false,
  absentHolder: 'requires_action',
  waitsForEndpoints: false,
  refundsWaitForPayer: false,
}
