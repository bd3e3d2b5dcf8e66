import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What staff do. */
export const staffRoutes: RouteConfigEntry[] = [
  route('my-impact/account/activity', 'capabilities/staff/console/audit/activity.route.tsx'),
  route('impersonate', 'capabilities/staff/console/acting/impersonate.route.tsx'),
  route('impersonate/stop', 'capabilities/staff/console/acting/stop.route.ts'),
  route('staff', 'capabilities/staff/console/today/today.route.tsx'),
  route('staff/search', 'capabilities/staff/console/search/search.route.tsx'),
  route('staff/settings', 'capabilities/staff/console/settings/settings.route.tsx'),
  route('staff/settings/team', 'capabilities/staff/console/settings/team.route.tsx'),
  route('staff/users/:userId', 'capabilities/staff/console/user/user.route.tsx'),
  route('staff/audit', 'capabilities/staff/console/audit/audit.route.tsx'),
  route('staff/people', 'capabilities/staff/console/people.route.tsx'),
  route('staff/queues', 'capabilities/staff/console/queues/queues.route.tsx'),
]
