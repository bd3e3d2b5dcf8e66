export { forgottenDraft, forgottenThen } from './draft-cookie.ts'
