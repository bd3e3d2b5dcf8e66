/** Where in the making of a product an input belongs. */
export const PRODUCT_STAGES = [
  'material',
  'inbound',
  'energy',
  'process',
  'waste',
  'packaging',
  'outbound',
] as const
export type ProductStage = (typeof PRODUCT_STAGES)[number]

/** What kind of emission an input is; `aircraft` is fossil and is also stated by itself. */
export const PRODUCT_PARTS = ['fossil', 'aircraft', 'land-use-change', 'biogenic-non-co2'] as const
export type ProductPart = (typeof PRODUCT_PARTS)[number]

/** By what output is shared with what is made beside the product, after everything that can be was divided. */
export const CO_PRODUCT_BASES = ['mass', 'value'] as const
export type CoProductBasis = (typeof CO_PRODUCT_BASES)[number]
