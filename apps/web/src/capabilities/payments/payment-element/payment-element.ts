export type BillingDetails = {
  name: string | null
  postcode: string | null
  country: string | null
}

export type PaymentElementTerms = {
  intent: 'payment' | 'setup'
  clientSecret: string
  /** BCP 47, such as `en-GB`. */
  locale: string
  /** Fills in what the page already knows. */
  billing: BillingDetails
}

export type CardField = 'number' | 'expiry' | 'cvc' | 'name' | 'postcode'

/** `field`: which entry to mend, where the refusal names one. */
export type PaymentFailure = {
  status: 'failed'
  code: string
  declineCode: string | null
  message: string
  field: CardField | null
}

/** `redirected`: the browser is leaving for the bank; show nothing new. */
export type Confirmation =
  | { status: 'succeeded' }
  | { status: 'processing' }
  | { status: 'redirected' }
  | PaymentFailure

export type PaymentElementChange = { complete: boolean; error: string | null }

/** The card form of a payment page: ours against the sandbox, the provider's own when live. */
export type PaymentElement = {
  mount(node: HTMLElement, terms: PaymentElementTerms): Promise<void>
  /** Gives back how to stop listening. */
  onChange(listener: (change: PaymentElementChange) => void): () => void
  /** Checks what was typed and shows what is wrong; true when it can be confirmed. */
  submit(): Promise<boolean>
  confirm(to: { returnUrl: string }): Promise<Confirmation>
  /** Pays with a card the customer saved before, instead of the form. */
  confirmSavedCard(to: { cardId: string; returnUrl: string }): Promise<Confirmation>
  unmount(): void
}

export type PaymentElementConfig =
  | { readonly mode: 'sandbox'; readonly publishableKey: string; readonly sandboxUrl: string }
  | { readonly mode: 'stripe'; readonly publishableKey: string }
