export { answerPoints, checkLines } from './checking/note-check.ts'
export { viewCheck } from './checking/view-check.ts'
export { decideVerification } from './decision/decide-verification.ts'
export { getVerifications } from './verification-records.ts'
