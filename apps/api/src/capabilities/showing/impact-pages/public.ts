export { listCertificates } from './present-page.ts'
export { renameAccount } from './rename-account.ts'
export { wordsOfPage } from './words-of-page.ts'
