import type { Role } from '@understory/domain/accounts/permissions.ts'

/** What each role may do, in plain words, the most powerful first. */
export const ROLE_WORDS: Readonly<Record<Role, { name: string; may: string }>> = {
  owner: { name: 'Owner', may: 'everything, closing the account included' },
  admin: { name: 'Admin', may: 'buy, change settings and cards, invite and remove colleagues' },
  member: { name: 'Member', may: 'see everything and buy' },
  viewer: { name: 'Viewer', may: 'see everything and change nothing' },
}
