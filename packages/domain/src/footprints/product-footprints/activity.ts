/** What is recorded in the activity, as people read it. */
export const PRODUCT_FOOTPRINTS_ACTIVITY = {
  'product-footprint-published': 'The footprint of a product was published',
  'product-footprint-released': 'The footprint of a product was released to a partner',
  'product-footprint-release-ended': 'A partner no longer reads the footprint of a product',
} as const
