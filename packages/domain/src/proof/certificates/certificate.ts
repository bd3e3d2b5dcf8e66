import type { CalendarDate, DateRange } from '../../calendar/calendar.ts'
import type { Theme } from '../../commerce/instant-offset/instant-order.ts'
import type { BillingAddress } from '../../commerce/payments/buyer/billing-address.ts'
import {
  GRAMS_PER_KILOGRAM,
  type ImpactQuantities,
  MILLI_TREES_PER_TREE,
} from '../../quantity/impact-quantity.ts'
import type { Money } from '../../quantity/money.ts'

export type CertificateId = string & { readonly id: 'certificate' }

export type ParsedCertificateId =
  | { readonly ok: true; readonly id: CertificateId }
  | { readonly ok: false; readonly refusal: 'BAD_ID' }

const CERTIFICATE_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A UUID as people type it: capitals and spaces around it do no harm. */
export function parseCertificateId(typed: string): ParsedCertificateId {
  const id = typed.trim().toLowerCase()
  return CERTIFICATE_UUID.test(id)
    ? { ok: true, id: id as CertificateId }
    : { ok: false, refusal: 'BAD_ID' }
}

/** What the purchase behind a certificate is, before its owner's choices of what to show. */
export type CertifiedPurchase = {
  readonly certificateId: CertificateId
  readonly user: string
  readonly effective: DateRange
  readonly issuedOn: CalendarDate
  readonly quantities: ImpactQuantities
  readonly theme: Theme
  readonly reference: string | null
  readonly cost: Money
  readonly hideCost: boolean
  readonly address: BillingAddress | null
  readonly addressOnCertificate: boolean
}

/** What a certificate states. */
export type Certificate = Omit<
  CertifiedPurchase,
  'hideCost' | 'addressOnCertificate' | 'cost' | 'address'
> & {
  /** `null`: its owner hides it. */
  readonly cost: Money | null
  /** `null`: not requested. */
  readonly address: BillingAddress | null
}

export function certificateOf(purchase: CertifiedPurchase): Certificate {
  const { hideCost, addressOnCertificate, cost, address, ...stated } = purchase
  return {
    ...stated,
    cost: hideCost ? null : cost,
    address: addressOnCertificate ? address : null,
  }
}

export type CertifiedProducts = {
  readonly trees: number
  readonly kg_co2e: number
  readonly g_plastic: number
}

/** In the units of the public verification: exact decimals of whole quantities. */
export function certifiedProducts(quantities: ImpactQuantities): CertifiedProducts {
  return {
    trees: quantities.trees / MILLI_TREES_PER_TREE,
    kg_co2e: quantities.co2e / GRAMS_PER_KILOGRAM,
    g_plastic: quantities.plastic,
  }
}
