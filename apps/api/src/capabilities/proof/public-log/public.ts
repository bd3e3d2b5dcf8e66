export { answerLog, LOG_PREFIX } from './answer-log.ts'
export { appendToLog } from './append/append-to-log.ts'
export { secretOf, storedSecretOf } from './append/leaves-of-entries.ts'
export {
  type CertificateProof,
  findCertificateProof,
  findRevisionProof,
} from './find-certificate-proof.ts'
export { firstTreeWith, type TreeOfLeaf } from './first-tree-with.ts'
export { createLogAnswers } from './log-answers.ts'
export { isLogOlder } from './log-guard.ts'
export { logKeys } from './log-keys.ts'
export { logIndexesOf, newestCheckpoint } from './log-storage.ts'
export { proofsInTree } from './proofs-in-tree.ts'
export { saveCredential } from './save-credential.ts'
export {
  type ChainedStatement,
  chainUpTo,
  type LeafOfEntry,
  leavesOf,
  listRevisions,
} from './statements/chain-of-certificate.ts'
export { findAnswerProof } from './statements/find-answer-proof.ts'
export { findWithdrawnStatements } from './statements/get-answer-state.ts'
