import type { Role } from '@understory/domain/people/accounts/permissions.ts'

type RoleWords = {
  readonly name: string
  /** With its article, in a sentence. */
  readonly one: string
  readonly may: string
}

/** What each role may do, in plain words, the most powerful first. */
export const ROLE_WORDS: Readonly<Record<Role, RoleWords>> = {
  owner: { name: 'Owner', one: 'an owner', may: 'everything, closing the account included' },
  admin: {
    name: 'Admin',
    one: 'an admin',
    may: 'buy, change settings and cards, invite and remove colleagues',
  },
  member: { name: 'Member', one: 'a member', may: 'see everything and buy' },
  viewer: { name: 'Viewer', one: 'a viewer', may: 'see everything and change nothing' },
}
