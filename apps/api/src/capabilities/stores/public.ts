export { loadRates } from './load-rates.ts'
export { pullDueStores, pullStore, readStoreOrder } from './pull-store.ts'
