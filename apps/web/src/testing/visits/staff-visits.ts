import { both, ofStaff, signedIn, type Visits } from './visit.ts'

/** What staff do. */
export const STAFF_VISITS: Visits = {
  'capabilities/staff/console/audit/activity.route.tsx': signedIn(
    'person',
    '/my-impact/account/activity',
    'ctivity',
  ),
  'capabilities/staff/console/acting/impersonate.route.tsx': both(
    'staff',
    '/impersonate',
    { status: 200, says: 'Act for a customer' },
    {
      form: { email: 'nobody@understory.test', reason: 'They called for help.' },
      status: 404,
      says: 'Nobody has this email',
    },
  ),
  'capabilities/staff/console/acting/stop.route.ts': both(
    'stranger',
    '/impersonate/stop',
    {
      form: {},
      status: 303,
      leadsTo: '/impersonate',
    },
    { status: 302 },
  ),
  'capabilities/staff/changes/changes.route.tsx': ofStaff('/staff/changes', 'Project'),
  'capabilities/staff/changes/kind.route.tsx': ofStaff('/staff/changes/project', 'Add another'),
  'capabilities/staff/changes/edit.route.tsx': both(
    'staff',
    '/staff/changes/project/edit?subject=clean-cookstoves',
    { status: 200, says: 'Clean cookstoves' },
    { form: { 'values.name': '' }, status: 400, says: 'Please fill in “Name”.' },
  ),
  'capabilities/staff/changes/change.route.tsx': both(
    'staff',
    ({ changeId }) => `/staff/change/${changeId}`,
    { status: 200, says: 'Verified Trees of Alba' },
    { form: { intent: 'publish' }, status: 409, says: 'proposed or decided already' },
  ),
  'capabilities/staff/health/health.route.tsx': ofStaff('/staff/health', 'Parts'),
  'capabilities/staff/console/today/today.route.tsx': ofStaff('/staff', 'Today'),
  'capabilities/staff/console/search/search.route.tsx': ofStaff('/staff/search?search=ada', 'Ada'),
  'capabilities/staff/console/settings/settings.route.tsx': ofStaff('/staff/settings', 'Trail'),
  'capabilities/staff/console/settings/team.route.tsx': ofStaff(
    '/staff/settings/team',
    'alder@understory.example',
  ),
  'capabilities/staff/console/user/user.route.tsx': ofStaff(
    ({ userId }) => `/staff/users/${userId}`,
    'Ada',
  ),
  'capabilities/staff/console/audit/audit.route.tsx': ofStaff('/staff/audit', 'udit'),
  'capabilities/staff/console/people.route.tsx': ofStaff(
    '/staff/people?search=ada',
    'Find a person',
  ),
  'capabilities/staff/console/queues/queues.route.tsx': ofStaff('/staff/queues', 'ueue'),
}
