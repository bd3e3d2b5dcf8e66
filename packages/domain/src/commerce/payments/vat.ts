import { type Money, money } from '../../quantity/money.ts'
import {
  isEuropeanUnion,
  VAT_RULES_BEFORE,
  type VatBuyer,
  type VatRule,
  vatCountry,
} from './vat-rules.ts'

/** How the seller accounts for VAT; a seller who is not registered has no terms. */
export type VatTerms = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The standard rate there, in per cent. */
  readonly percent: number
  readonly rules?: readonly VatRule[]
}

export type VatLine = { readonly label: string; readonly amount: Money }

const LABELS: Readonly<Record<VatRule['treatment'], string>> = {
  'reverse-charge': 'VAT: reverse charge, the customer accounts for it',
  'outside-scope': 'Outside the scope of VAT',
}

/** The VAT within a payment; prices include it. `null`: the seller is not registered. */
export function vatWithin(total: Money, terms: VatTerms | null, buyer: VatBuyer): VatLine | null {
  if (!terms) return null
  const rule = (terms.rules ?? VAT_RULES_BEFORE).find((one) => matches(one, terms.country, buyer))
  if (rule) return { label: LABELS[rule.treatment], amount: money(0, total.currency) }
  const { percent } = terms
  const minor = Math.round((total.minor * percent) / (100 + percent))
  return { label: `VAT at ${percent}%, included`, amount: money(minor, total.currency) }
}

function matches({ place, evidence }: VatRule, seller: string, buyer: VatBuyer): boolean {
  const { country } = buyer
  if (country === null || vatCountry(country) === vatCountry(seller)) return false
  if (place !== 'abroad' && (place === 'eu') !== isEuropeanUnion(country)) return false
  const has = {
    'vat-number': buyer.hasVatNumber,
    'tax-id': buyer.hasTaxId,
    business: buyer.isBusiness,
  }
  return has[evidence]
}
