export { answerLog, LOG_PREFIX } from './answer-log.ts'
export { appendToLog } from './append-to-log.ts'
export {
  type ChainedStatement,
  chainUpTo,
  type LeafOfEntry,
  leavesOf,
  listRevisions,
} from './chain-of-certificate.ts'
export {
  type CertificateProof,
  findCertificateProof,
  findRevisionProof,
} from './find-certificate-proof.ts'
export { firstTreeWith, type TreeOfLeaf } from './first-tree-with.ts'
export { secretOf, storedSecretOf } from './leaves-of-entries.ts'
export { createLogAnswers } from './log-answers.ts'
export { logKeys } from './log-keys.ts'
export { logIndexesOf, newestCheckpoint } from './log-storage.ts'
export { proofsInTree } from './proofs-in-tree.ts'
