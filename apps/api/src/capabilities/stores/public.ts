export { checkWebhooks, keepWebhooks } from './keep-webhooks.ts'
export { loadRates } from './load-rates.ts'
export { pullDueStores, pullStore, readStoreOrder } from './pull-store.ts'
export { sweepLinks } from './store-links.ts'
