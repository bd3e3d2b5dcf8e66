import type { ProductIdentifier } from '../../commerce/prices/product-identifiers.ts'

/** What of a business's doing can be reported by a widget, in its words. */
export const REPORTED_PRODUCTS = [
  { product: 'business-instant-onetime', label: 'Instant purchases' },
  { product: 'business-workforce-recurring', label: 'Workforce' },
  { product: 'business-ecommerce-recurring', label: 'Orders of your stores' },
  { product: 'business-footprint-onetime', label: 'Footprint, paid once' },
  { product: 'business-footprint-recurring', label: 'Footprint, monthly or yearly' },
  { product: 'business-vehicle-onetime', label: 'Vehicles' },
  { product: 'business-offer-onetime', label: 'Offers' },
  { product: 'business-offplatform-onetime', label: 'Funded elsewhere' },
] as const satisfies readonly { product: ProductIdentifier; label: string }[]
