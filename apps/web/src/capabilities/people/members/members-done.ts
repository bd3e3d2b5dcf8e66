/** What can have been done on the members page; the address says which. */
export const DONE = ['invited', 'revoked', 'changed', 'removed'] as const
export type Done = (typeof DONE)[number]
