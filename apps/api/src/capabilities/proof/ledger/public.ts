export { appendToLedger, ledgerWrites } from './append-to-ledger.ts'
export { clearTestEntries } from './clear-test-entries.ts'
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
export {
  findTestCertificate,
  listTestCertificates,
  testCertificatesOf,
  testEntriesOf,
} from './test-certificates.ts'
export { testLedgerWrites } from './test-ledger-writes.ts'
