import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages of staff. */
export const staffRoutes: RouteConfigEntry[] = [
  route('my-impact/evidence/:grantedId', 'capabilities/granted-impact/evidence-file.route.ts'),
  route('my-impact/account/activity', 'capabilities/staff/activity.route.tsx'),
  route('impersonate', 'capabilities/staff/impersonate.route.tsx'),
  route('impersonate/stop', 'capabilities/staff/stop.route.ts'),
  route('staff', 'capabilities/staff/search.route.tsx'),
  route('staff/users/:userId', 'capabilities/staff/user.route.tsx'),
  route('staff/accounts/:accountId', 'capabilities/granted-impact/enter.route.tsx'),
  route('staff/audit', 'capabilities/staff/audit.route.tsx'),
  route('staff/people', 'capabilities/staff/people.route.tsx'),
  route('staff/queues', 'capabilities/staff/queues.route.tsx'),
  route('staff/content', 'capabilities/content/staff-content.route.tsx'),
  route('staff/newsletter', 'capabilities/newsletter/issues.route.tsx'),
  route('staff/newsletter/new', 'capabilities/newsletter/new-issue.route.tsx'),
  route('staff/newsletter/:issueId', 'capabilities/newsletter/issue.route.tsx'),
  route('staff/newsletter/:issueId/send', 'capabilities/newsletter/send.route.tsx'),
  route('staff/newsletter/:issueId/preview', 'capabilities/newsletter/preview.route.ts'),
  route('staff/supply', 'capabilities/supply/staff-supply.route.tsx'),
  route('staff/supply/:lotId/evidence', 'capabilities/supply/lot-evidence.route.ts'),
]
