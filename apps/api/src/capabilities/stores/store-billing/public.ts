export { startStoreBilling } from './store-billing.ts'
