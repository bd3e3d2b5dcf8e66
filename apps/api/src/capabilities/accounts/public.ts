export { join } from './join.ts'
export { listAccounts, lockUser, openAccount, saveUserDetails, toAccount } from './records.ts'
export { saveDetails } from './save-details.ts'
