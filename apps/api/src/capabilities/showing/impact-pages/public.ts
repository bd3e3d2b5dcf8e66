export { renameAccount } from './rename-account.ts'
export { wordsOfPage } from './words-of-page.ts'
