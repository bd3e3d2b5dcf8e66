export { endGrantKey, giveAccessToken, insertGrantKey, keyOfSecret } from './grants/grant-keys.ts'
export { noteLimitReached } from './note-limit-reached.ts'
export { confirmLimits, limitsFor } from './refuse-limits.ts'
export { revokeLeakedKeys } from './revoke-leaked-keys.ts'
