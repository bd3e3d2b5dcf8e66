export { appendToLedger } from './append-to-ledger.ts'
