/** An email about a subscription; `about` distinguishes two of a kind. */
export type SubscriptionEmail = {
  kind:
    | 'renewal'
    | 'card-expiring'
    | 'payment-failed'
    | 'payment-given-up'
    | 'changed'
    | 'cancelled'
    | 'resumed'
    | 'held-by-law'
    | 'held-by-supply'
  subscriptionId: string
  about: string
  amountMinor: number | null
}
