export { answerArchive } from './answer-archive.ts'
export { shownOfRelease } from './held-request.ts'
export { linkOfSupplierRequest } from './request-link.ts'
export { suppressedHash } from './step-by-link.ts'
