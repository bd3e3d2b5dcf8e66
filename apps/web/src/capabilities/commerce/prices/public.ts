export { type OffsetPricing, offsetPricing } from './offset-pricing.ts'
export { priceBookOf } from './price-book-of.ts'
export { reckonOffset } from './reckon-offset.ts'
