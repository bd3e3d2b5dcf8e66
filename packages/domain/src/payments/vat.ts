import { type Money, money } from '../quantity/money.ts'

/** How the seller accounts for VAT; a seller who is not registered has no terms. */
export type VatTerms = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The standard rate there, in per cent. */
  readonly percent: number
}

export type VatLine = { readonly label: string; readonly amount: Money }

/**
 * The VAT within what somebody paid; prices include it. Services to businesses abroad are taxed where the
 * customer is, who accounts for it; to everybody else where the seller is. Sources: HMRC VAT Notice 741A,
 * sections 2 and 6; Directive 2006/112/EC, articles 44, 45 and 196. `null`: the seller is not registered.
 */
export function vatWithin(
  total: Money,
  terms: VatTerms | null,
  buyer: { readonly country: string | null; readonly hasTaxId: boolean },
): VatLine | null {
  if (!terms) return null
  const isAbroad = buyer.country !== null && buyer.country !== terms.country
  if (isAbroad && buyer.hasTaxId) {
    const label = 'VAT: reverse charge, the customer accounts for it'
    return { label, amount: money(0, total.currency) }
  }
  const { percent } = terms
  const minor = Math.round((total.minor * percent) / (100 + percent))
  return { label: `VAT at ${percent} %, included`, amount: money(minor, total.currency) }
}
