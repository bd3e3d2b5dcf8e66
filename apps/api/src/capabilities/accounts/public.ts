export { join } from './join.ts'
export { listAccounts, lockUser, openAccount, saveUserDetails, toAccount } from './records.ts'
export { saveDetails } from './save-details.ts'
export type { Provider, ProviderSettings, Providers } from './sign-in-providers.ts'
