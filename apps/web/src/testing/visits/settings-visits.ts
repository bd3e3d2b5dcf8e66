import { both, get, NOBODY, signedIn, type Visits, words } from './visit.ts'

/** The settings of an account, its data and its end. */
export const SETTINGS_VISITS: Visits = {
  'capabilities/settings/settings.route.tsx': both(
    'business',
    '/my-impact/account/settings',
    { status: 200, says: 'Preferred currency' },
    {
      form: { intent: 'user', firstname: 'Ada', lastname: 'King', mobile: '12' },
      status: 400,
      says: 'This is not a mobile number we can read',
    },
  ),
  'capabilities/settings/business.route.tsx': {
    succeeds: get('business', '/my-impact/account/settings/business', {
      status: 200,
      says: 'Analytical Engines',
    }),
    fails: get('person', '/my-impact/account/settings/business', {
      status: 302,
      leadsTo: '/my-impact/account/settings',
    }),
  },
  'capabilities/settings/billing.route.tsx': both(
    'business',
    '/my-impact/account/settings/billing',
    { status: 200, says: 'Billing address' },
    {
      form: { intent: 'add-tax-id', kind: 'US us_ein', value: '1' },
      status: 400,
      says: 'This does not have the format of that number',
    },
  ),
  'capabilities/settings/logo-page.route.tsx': {
    succeeds: get('business', '/my-impact/account/settings/logo', {
      status: 200,
      says: 'Use this logo',
    }),
    fails: get('person', '/my-impact/account/settings/logo', {
      status: 302,
      leadsTo: '/my-impact/account/settings',
    }),
  },
  'capabilities/settings/logo.route.ts': both(
    'business',
    '/my-impact/account/logo',
    { status: 302, leadsTo: '/my-impact/account/settings' },
    {
      form: { file: new File(['no picture'], 'logo.png') },
      status: 303,
      leadsTo: 'logo=PICTURE_INVALID',
    },
  ),
  'capabilities/certificates/logo-of-certificate.route.ts': {
    succeeds: get('stranger', ({ brandedId }) => `/verify/${brandedId}/logo.png`, { status: 200 }),
    fails: get('stranger', `/verify/${NOBODY}/logo.png`, { status: 404, says: 'certificate' }),
  },
  'capabilities/settings/logo-file.route.ts': {
    succeeds: get('stranger', '/my-impact/account/logo.png', { status: 302, leadsTo: '/login' }),
    fails: get('business', '/my-impact/account/logo.png', { status: 404 }),
  },
  'capabilities/settings/notifications.route.tsx': signedIn(
    'person',
    '/my-impact/account/notifications',
    'email',
  ),
  'capabilities/settings/data.route.tsx': both(
    'person',
    '/my-impact/account/data',
    { status: 200, says: 'data' },
    { form: { email: 'not-me@understory.test', password: 'x' }, status: 400 },
  ),
  'capabilities/settings/account-deleted.route.tsx': words('/account-deleted', 'is deleted'),
  'capabilities/settings/export.route.ts': signedIn(
    'person',
    '/my-impact/account/export.zip',
    'PK',
  ),
}
