export { cookiesAfterPaying } from './draft-cookie.ts'
export { RegistrationInput } from './registration-number.tsx'
