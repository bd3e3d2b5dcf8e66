export { renameAccount } from './rename-account.ts'
