import { both, get, signedIn, type Visits, words } from './visit.ts'

/** Members, the settings of an account, its data and its end. */
export const PEOPLE_VISITS: Visits = {
  'capabilities/people/members/members.route.tsx': both(
    'business',
    '/my-impact/account/members',
    {
      form: { intent: 'invite', email: 'grace@understory.test', role: 'viewer' },
      status: 303,
      leadsTo: '/my-impact/account/members',
    },
    { form: { intent: 'invite', email: 'not an email', role: 'viewer' }, status: 400 },
  ),
  'capabilities/people/members/accounts.route.tsx': signedIn(
    'person',
    '/my-impact/account/accounts',
    'account',
  ),
  'capabilities/people/members/invitation.route.tsx': {
    succeeds: get('stranger', ({ invitationToken }) => `/invitation?token=${invitationToken}`, {
      status: 200,
      says: 'Analytical Engines',
    }),
    fails: get('stranger', '/invitation', { status: 404 }),
  },
  'capabilities/people/settings/settings.route.tsx': both(
    'business',
    '/my-impact/account/settings',
    { status: 200, says: 'Preferred currency' },
    {
      form: { intent: 'user', firstname: 'Ada', lastname: 'King', mobile: '12' },
      status: 400,
      says: 'Please enter a mobile number including the country code',
    },
  ),
  'capabilities/people/settings/business.route.tsx': {
    succeeds: get('business', '/my-impact/account/settings/business', {
      status: 200,
      says: 'Analytical Engines',
    }),
    fails: get('person', '/my-impact/account/settings/business', {
      status: 302,
      leadsTo: '/my-impact/account/settings',
    }),
  },
  'capabilities/people/settings/billing.route.tsx': both(
    'business',
    '/my-impact/account/settings/billing',
    { status: 200, says: 'Billing address' },
    {
      form: { intent: 'add-tax-id', kind: 'US us_ein', value: '1' },
      status: 400,
      says: 'This does not have the format of that number',
    },
  ),
  'capabilities/people/settings/logo/logo-page.route.tsx': {
    succeeds: get('business', '/my-impact/account/settings/logo', {
      status: 200,
      says: 'Use this logo',
    }),
    fails: get('person', '/my-impact/account/settings/logo', {
      status: 302,
      leadsTo: '/my-impact/account/settings',
    }),
  },
  'capabilities/people/settings/logo/logo.route.ts': both(
    'business',
    '/my-impact/account/logo',
    { status: 302, leadsTo: '/my-impact/account/settings' },
    {
      form: { file: new File(['no picture'], 'logo.png') },
      status: 303,
      leadsTo: 'logo=PICTURE_INVALID',
    },
  ),
  'capabilities/people/settings/logo/logo-file.route.ts': {
    succeeds: get('stranger', '/my-impact/account/logo.png', { status: 302, leadsTo: '/login' }),
    fails: get('business', '/my-impact/account/logo.png', { status: 404 }),
  },
  'capabilities/people/settings/notifications.route.tsx': signedIn(
    'person',
    '/my-impact/account/notifications',
    'email',
  ),
  'capabilities/people/privacy/data.route.tsx': both(
    'person',
    '/my-impact/account/data',
    { status: 200, says: 'data' },
    { form: { email: 'not-me@understory.test', password: 'x' }, status: 400 },
  ),
  'capabilities/people/privacy/account-deleted.route.tsx': words('/account-deleted', 'is deleted'),
  'capabilities/people/privacy/export.route.ts': signedIn(
    'person',
    '/my-impact/account/export.zip',
    'PK',
  ),
}
