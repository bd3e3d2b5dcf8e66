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

/** The outcome of a confirmation; none where the browser is redirected to the bank. */
export type Confirmation =
  | { status: 'succeeded' }
  | { status: 'processing' }
  | { status: 'failed'; message: string }

/** The card form of a payment page. */
export type PaymentElement = {
  /** Fails where the form cannot be shown. */
  mount(node: HTMLElement, terms: PaymentElementTerms): Promise<void>
  /** Checks what was typed and shows what is wrong; true when it can be confirmed. */
  submit(): Promise<boolean>
  /** Never resolves where the browser is redirected to the bank. */
  confirm(to: { returnUrl: string }): Promise<Confirmation>
  /** Pays with a card the customer saved before, instead of the form. */
  confirmSavedCard(to: { cardId: string; returnUrl: string }): Promise<Confirmation>
  unmount(): void
}

export type PaymentElementConfig =
  | { readonly mode: 'sandbox'; readonly publishableKey: string; readonly sandboxUrl: string }
  | { readonly mode: 'stripe'; readonly publishableKey: string }
