export { quoteInstantOffset } from './quote-instant-offset.ts'
