export { appendToLedger, ledgerWrites } from './append-to-ledger.ts'
export { getMetrics } from './get-metrics.ts'
export {
  issueCertificates,
  issueGrowingCertificate,
  moveCertificateOfGift,
} from './issue-certificate.ts'
export { listEntriesOf } from './list-entries.ts'
export { listFundedProjects } from './list-funded-projects.ts'
export { restoreToLedger } from './restore.ts'
export { reverseInLedger } from './reverse-in-ledger.ts'
export { findShortage, isSupplyExceeded } from './supply-exceeded.ts'
export { clearTestEntries } from './test-ledger/clear-test-entries.ts'
export {
  findTestCertificate,
  listTestCertificates,
  testCertificatesOf,
  testEntriesOf,
} from './test-ledger/test-certificates.ts'
export { testLedgerWrites } from './test-ledger/test-ledger-writes.ts'
