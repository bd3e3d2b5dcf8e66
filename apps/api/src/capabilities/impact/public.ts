export { appendToLedger } from './append-to-ledger.ts'
export { listEntriesOf } from './list-entries.ts'
