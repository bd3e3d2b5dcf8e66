import { keysOf } from '../../language/keys-of.ts'
import type { AccountKind } from '../../people/accounts/account-kind.ts'

/** How a product is priced and stored: specification section 3. */
export const PRODUCT_GROUPS = [
  'one-time',
  'vehicle',
  'preset-subscription',
  'usage-subscription',
  'custom-subscription',
  'flat-rate',
  'service-one-time',
  'provider-managed',
  'offer',
  'off-platform',
] as const
export type ProductGroup = (typeof PRODUCT_GROUPS)[number]

/** Every identifier, audience-kind-billing, and its group. */
const GROUPS = {
  'business-instant-onetime': 'one-time',
  'business-vehicle-onetime': 'vehicle',
  'business-footprint-onetime': 'one-time',
  'business-footprint-recurring': 'custom-subscription',
  'business-workforce-recurring': 'preset-subscription',
  'business-ecommerce-recurring': 'usage-subscription',
  'business-offer-onetime': 'offer',
  'business-offplatform-onetime': 'off-platform',
  'business-premium-recurring': 'flat-rate',
  'business-verify-footprint-onetime': 'service-one-time',
  'business-premium-onetime': 'provider-managed',
  'business-consultancy-recurring': 'provider-managed',
  'business-consultancy-onetime': 'provider-managed',
  'business-unrecognised-recurring': 'provider-managed',
  'business-unrecognised-onetime': 'provider-managed',
  'personal-instant-onetime': 'one-time',
  'personal-vehicle-onetime': 'vehicle',
  'personal-family-recurring': 'preset-subscription',
  'personal-individual-recurring': 'preset-subscription',
  'personal-offer-onetime': 'offer',
  'personal-offplatform-onetime': 'off-platform',
  'personal-unrecognised-onetime': 'provider-managed',
} as const satisfies Record<`${AccountKind}-${string}-${'onetime' | 'recurring'}`, ProductGroup>

export type ProductIdentifier = keyof typeof GROUPS

export const PRODUCT_IDENTIFIERS = keysOf(GROUPS)

export type Product = {
  readonly identifier: ProductIdentifier
  readonly audience: AccountKind
  /** The middle of the identifier, such as 'instant' or 'verify-footprint'. */
  readonly kind: string
  readonly billing: 'onetime' | 'recurring'
  readonly group: ProductGroup
}

/** `null`: no such product. */
export function parseProductIdentifier(value: string): Product | null {
  const identifier = PRODUCT_IDENTIFIERS.find((known) => known === value)
  return identifier ? describe(identifier) : null
}

/** A business account cannot take a personal product, nor the other way round. */
export function canHold(kind: AccountKind, product: Product): boolean {
  return product.audience === kind
}

export function instantProductOf(audience: AccountKind): ProductIdentifier {
  return `${audience}-instant-onetime`
}

const SOLD: readonly ProductGroup[] = [
  'one-time',
  'vehicle',
  'preset-subscription',
  'custom-subscription',
  'flat-rate',
  'service-one-time',
]

/** Whether it can be bought here; the others are entered by staff, or managed at the provider. */
export function isSold({ group }: Product): boolean {
  return SOLD.includes(group)
}

export function allProducts(): Product[] {
  return PRODUCT_IDENTIFIERS.map(describe)
}

function describe(identifier: ProductIdentifier): Product {
  const words = identifier.split('-')
  return {
    identifier,
    audience: words[0] === 'business' ? 'business' : 'personal',
    kind: words.slice(1, -1).join('-'),
    billing: words.at(-1) === 'recurring' ? 'recurring' : 'onetime',
    group: GROUPS[identifier],
  }
}
