/** What can have been done on the security page; the address says which. */
export const DONE = [
  'password',
  'email',
  'session',
  'factor-off',
  'factor-on',
  'passkey-on',
  'passkey-off',
] as const
export type Done = (typeof DONE)[number]
