import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import {
  type ProductIdentifier,
  parseProductIdentifier,
} from '@understory/domain/commerce/prices/product-identifiers.ts'

const PAGES: Partial<Record<ProductIdentifier, string>> = {
  'business-footprint-onetime': '/app/business/footprint/one-time/setup',
  'business-footprint-recurring': '/app/business/footprint/setup',
  'business-verify-footprint-onetime': '/app/business/footprint/verify/one-time/setup',
  'business-ecommerce-recurring': '/my-impact/manage/integrations',
}

/** Where something like it is chosen, for a payment that cannot be made up for any more. */
export function setupOf({ product, isGift }: Pick<PaymentOutcome, 'product' | 'isGift'>): string {
  const known = parseProductIdentifier(product)
  if (!known) return '/solutions/personal'
  const { identifier, audience, kind, billing } = known
  const page = billing === 'recurring' ? 'recurring/setup' : 'one-time/setup'
  return PAGES[identifier] ?? `/app/${audience}/${isGift ? 'gift' : kind}/${page}`
}
