export { priceInstantOffset, quoteInstantOffset } from './quote-instant-offset.ts'
