export { accountName } from './account-name.ts'
export {
  changeAccount,
  changeRole,
  changeUser,
  deleteSession,
  deleteSessionsOf,
  insertSession,
  openForUser,
} from './change-records.ts'
export { closeStoredAccount, deleteStoredUser } from './closed-account.ts'
export { proveEmail } from './email/prove-email.ts'
export { findLogo } from './find-logo.ts'
export { claimAction } from './guests/claim-action.ts'
export { findUnclaimed } from './guests/unclaimed.ts'
export { hasPaid } from './has-paid.ts'
export { join } from './join.ts'
export {
  listAccounts,
  loadUser,
  lockAccount,
  lockUser,
  openAccount,
  saveUserDetails,
  toAccount,
} from './records.ts'
export { saveDetails } from './save-details.ts'
export { confirmIdentity } from './second-factor/confirm-identity.ts'
export { recordSecurityEvent, type SecurityEvent } from './security-events.ts'
export { newSessionToken } from './sign-in/session-cookie.ts'
export type { Provider, ProviderSettings, Providers } from './sign-in/sign-in-providers.ts'
export {
  findTestAccount,
  onlyTestAccount,
  openTestAccount,
  testAccountsAfter,
} from './test-account.ts'
