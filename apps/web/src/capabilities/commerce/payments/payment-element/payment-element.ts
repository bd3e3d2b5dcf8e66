import type { Money } from '@understory/domain/quantity/money.ts'
import type { DeclineReason } from './decline-reasons.ts'

export type BillingDetails = {
  name: string | null
  postcode: string | null
  country: string | null
}

/** A payment that begins only when it is confirmed; the card is typed before. */
export type PaymentToBegin = {
  /** A plan renews by itself. */
  isPlan: boolean
  money: Money
  savesCard: boolean
}

export type PaymentElementTerms = {
  intent: 'payment' | 'setup'
  /** Of a payment that has begun at the provider, else what is going to. */
  of: { clientSecret: string } | PaymentToBegin
  /** BCP 47, such as `en-GB`. */
  locale: string
  /** Fills in what the page already knows. */
  billing: BillingDetails
}

export type Confirming = {
  clientSecret: string
  returnUrl: string
  /** Of a payment, whose form does not ask for it. */
  billing?: BillingDetails
}

/** The outcome of a confirmation; none where the browser is redirected to the bank. */
export type Confirmation =
  | { status: 'succeeded' }
  | { status: 'processing' }
  | { status: 'failed'; reason: DeclineReason }

/** The card form of a payment page. */
export type PaymentElement = {
  /** Fails where the form cannot be shown. */
  mount(node: HTMLElement, terms: PaymentElementTerms): Promise<void>
  /** Checks what was typed and shows what is wrong; true when it can be confirmed. */
  submit(): Promise<boolean>
  /** Never resolves where the browser is redirected to the bank. */
  confirm(to: Confirming): Promise<Confirmation>
  /** Pays with a card the customer saved before, instead of the form. */
  confirmSavedCard(
    to: { cardId: string } & Pick<Confirming, 'clientSecret' | 'returnUrl'>,
  ): Promise<Confirmation>
  unmount(): void
}

export type PaymentElementConfig =
  | { readonly mode: 'sandbox'; readonly publishableKey: string; readonly sandboxUrl: string }
  | { readonly mode: 'stripe'; readonly publishableKey: string }
