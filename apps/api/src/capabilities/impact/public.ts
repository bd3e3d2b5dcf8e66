export { appendToLedger, ledgerWrites } from './append-to-ledger.ts'
export { listEntriesOf } from './list-entries.ts'
export { restoreToLedger } from './restore.ts'
export { reverseInLedger } from './reverse-in-ledger.ts'
