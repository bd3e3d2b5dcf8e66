/** What can have been done on the members page; the address says which. */
export const MEMBERS_DONE = ['invited', 'revoked', 'changed', 'removed'] as const
export type MembersDone = (typeof MEMBERS_DONE)[number]
