/** What can have been done on the security page; the address says which. */
export const SECURITY_DONE = [
  'password',
  'email',
  'session',
  'factor-off',
  'factor-on',
  'passkey-on',
  'passkey-off',
] as const
export type SecurityDone = (typeof SECURITY_DONE)[number]
