export { answerLog, LOG_PREFIX } from './answer-log.ts'
export { appendToLog } from './append-to-log.ts'
export { logKeys } from './log-keys.ts'
export { logIndexesOf, newestCheckpoint } from './log-storage.ts'
