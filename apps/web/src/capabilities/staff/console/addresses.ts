import type { Addresses } from '../../../addresses.ts'

export const CONSOLE_ADDRESSES: Addresses = {
  'my-impact/account/activity': 'audit/activity.route.tsx',
  impersonate: 'acting/impersonate.route.tsx',
  'impersonate/stop': 'acting/stop.route.ts',
  staff: 'today/today.route.tsx',
  'staff/search': 'search/search.route.tsx',
  'staff/settings': 'settings/settings.route.tsx',
  'staff/settings/team': 'settings/team.route.tsx',
  'staff/users/:userId': 'user/user.route.tsx',
  'staff/audit': 'audit/audit.route.tsx',
  'staff/people': 'people.route.tsx',
  'staff/queues': 'queues/queues.route.tsx',
}
