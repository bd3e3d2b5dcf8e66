export { appendToLedger, ledgerWrites } from './append-to-ledger.ts'
export { listEntriesOf } from './list-entries.ts'
export { restoreToLedger } from './restore.ts'
export { takeBackFromLedger } from './take-back.ts'
