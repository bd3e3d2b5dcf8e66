import { both, get, NOBODY, type Visits } from './visit.ts'

const WIDGETS = '/my-impact/share/live-widget'
const FORM = {
  intent: 'save',
  displayName: 'Footer',
  allowedDomains: 'fernbank.example',
  activeImpactTypes: 'trees',
  reportedProducts: 'business-instant-onetime',
  size: 'small',
}

/** What accounts show of themselves to others. */
export const SHARING_VISITS: Visits = {
  'capabilities/showing/widgets/widgets.route.tsx': both(
    'business',
    WIDGETS,
    { status: 200, says: 'Edit and copy the code' },
    { form: { intent: 'off', widgetId: NOBODY }, status: 404, says: 'does not exist' },
  ),
  'capabilities/showing/widgets/form/new-widget.route.tsx': both(
    'business',
    `${WIDGETS}/new`,
    { form: FORM, status: 303, leadsTo: '?done=added' },
    {
      form: { ...FORM, allowedDomains: 'https://fernbank.example' },
      status: 400,
      says: 'Please enter a valid domain name',
    },
  ),
  'capabilities/showing/widgets/form/preview.route.ts': both(
    'business',
    `${WIDGETS}/preview`,
    { form: FORM, status: 200, says: 'Nothing funded yet' },
    { form: { ...FORM, background: 'dark' }, status: 200, says: 'hard to read' },
  ),
  'capabilities/showing/widgets/widget.route.tsx': {
    succeeds: get('business', ({ widgetId }) => `${WIDGETS}/${widgetId}`, {
      status: 200,
      says: 'Put it on your page',
    }),
    fails: get('business', `${WIDGETS}/${NOBODY}`, {
      status: 404,
      says: 'Oops, the widget you are looking for does not exist.',
    }),
  },
  'capabilities/showing/widgets/loader-file.route.ts': {
    succeeds: get('stranger', '/widget/loader.js', { status: 200, says: 'understory-widget' }),
    fails: get('stranger', '/widget/loader-000000000000.js', { status: 404 }),
  },
  'capabilities/showing/shareables/badges/badges.route.tsx': {
    succeeds: get('business', '/my-impact/share/badges', {
      status: 200,
      says: 'Your badges are on',
    }),
    fails: get('stranger', '/my-impact/share/badges/signup', { status: 302, leadsTo: '/login' }),
  },
  'capabilities/showing/shareables/badges/badge-file.route.ts': {
    succeeds: get('stranger', ({ shareId }) => `/badges/${shareId}/trees-dark.svg`, {
      status: 200,
      says: '',
    }),
    fails: get('stranger', `/badges/${NOBODY}/trees-dark.svg`, { status: 404 }),
  },
  'capabilities/showing/shareables/funded/funded.route.tsx': {
    succeeds: get('stranger', ({ shareId }) => `/funded/${shareId}`, {
      status: 200,
      says: 'What it means, and what it does not',
    }),
    fails: get('stranger', `/funded/${NOBODY}`, { status: 404 }),
  },
}
