export { forgottenDraft } from './draft-cookie.ts'
