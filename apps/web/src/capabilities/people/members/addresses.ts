import type { Addresses } from '../../../addresses.ts'

export const MEMBERS_ADDRESSES: Addresses = {
  'my-impact/account/members': 'members.route.tsx',
  'my-impact/account/accounts': 'accounts.route.tsx',
  invitation: 'invitation.route.tsx',
}
