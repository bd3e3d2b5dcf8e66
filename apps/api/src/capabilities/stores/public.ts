export { pullDueStores, pullStore, readStoreOrder } from './pull-store.ts'
