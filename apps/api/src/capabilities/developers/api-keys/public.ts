export { findExpiringKey } from './find-expiring-key.ts'
export { revokeLeakedKeys } from './revoke-leaked-keys.ts'
