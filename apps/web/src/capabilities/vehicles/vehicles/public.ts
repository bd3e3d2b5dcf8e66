export { cookiesAfterPaying } from './draft-cookie.ts'
