/** The plan of stores: it costs nothing by itself, and what was contributed is billed after each month. */
export const USAGE_PRODUCT = 'business-ecommerce-recurring'

export const isUsage = (product: string): product is typeof USAGE_PRODUCT =>
  product === USAGE_PRODUCT
