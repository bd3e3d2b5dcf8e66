export { shownOfRelease } from './held-request.ts'
export { suppressedHash } from './step-by-link.ts'
