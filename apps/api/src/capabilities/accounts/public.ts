export { accountName } from './account-name.ts'
export { confirmIdentity } from './confirm-identity.ts'
export { findLogo } from './find-logo.ts'
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
export { recordSecurityEvent, type SecurityEvent } from './security-events.ts'
export { newSessionToken } from './session-cookie.ts'
export type { Provider, ProviderSettings, Providers } from './sign-in-providers.ts'
export { claimUrl, findUnclaimed } from './unclaimed.ts'
