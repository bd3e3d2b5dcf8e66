import { both, get, NOBODY, signedIn, type Visits, words } from './visit.ts'

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
export const SHOWING_VISITS: Visits = {
  'capabilities/showing/asset-uses/asset-uses.route.tsx': both(
    'business',
    '/my-impact/share/where',
    {
      form: { intent: 'check', text: 'Saving the planet, tree by tree.', markets: 'UK' },
      status: 200,
      says: 'Please do not say it',
    },
    { form: { intent: 'check', text: ' ' }, status: 400, says: 'Please write a sentence.' },
  ),
  'capabilities/showing/asset-uses/evidence-json.route.ts': {
    succeeds: get('stranger', ({ shareId }) => `/funded/${shareId}/evidence.json`, {
      status: 200,
      says: 'sentences',
    }),
    fails: get('stranger', `/funded/${NOBODY}/evidence.json`, { status: 404 }),
  },
  'capabilities/showing/claims/claims.route.tsx': both(
    'stranger',
    '/claims',
    { form: { text: 'Carbon-neutral delivery' }, status: 200, says: 'Please do not say it' },
    { form: { text: ' ' }, status: 400, says: 'Please write a sentence.' },
  ),
  'capabilities/showing/claims/live.route.ts': both(
    'stranger',
    '/claims/live',
    { form: { text: 'Carbon-neutral delivery' }, status: 200, says: 'EU-01' },
    { form: { text: '' }, status: 200, says: '{"answer":null}' },
  ),
  'capabilities/showing/impact-pages/directory.route.tsx': words('/impact', 'Who funds what'),
  'capabilities/showing/impact-pages/impact-page.route.tsx': {
    succeeds: get('stranger', ({ impactPage }) => `/impact/${impactPage}`, {
      status: 200,
      says: 'Bread, and woods.',
    }),
    fails: get('stranger', '/impact/nobody-at-all', { status: 404 }),
  },
  'capabilities/showing/impact-pages/page-logo.route.ts': {
    succeeds: get('stranger', ({ impactPage }) => `/impact/${impactPage}/logo.png`, {
      status: 200,
      says: 'PNG',
    }),
    fails: get('stranger', '/impact/nobody-at-all/logo.png', { status: 404 }),
  },
  'capabilities/showing/impact-pages/page-image.route.ts': {
    succeeds: get('stranger', ({ impactPage }) => `/impact/${impactPage}/share.png`, {
      status: 200,
      says: 'PNG',
    }),
    fails: get('stranger', '/impact/nobody-at-all/share.png', { status: 404 }),
  },
  'capabilities/showing/shareables/pictures/brand-mark.route.ts': {
    succeeds: get('stranger', '/brand/moss.svg', { status: 200 }),
    fails: get('stranger', '/brand/gold.svg', { status: 404 }),
  },
  'capabilities/showing/shareables/pictures/assets.route.tsx': signedIn(
    'person',
    '/my-impact/share/assets',
    'What you can say',
  ),
  'capabilities/showing/shareables/pictures/shareables.route.tsx': signedIn(
    'person',
    '/my-impact/share/shareables',
    'Words to go with it',
  ),
  'capabilities/showing/shareables/pictures/own-image.route.ts': {
    succeeds: get('person', '/my-impact/share/images/link.png', { status: 200, says: 'PNG' }),
    fails: get('person', '/my-impact/share/images/poster.png', { status: 404 }),
  },
  'capabilities/showing/impact-pages/settings/own-logo.route.ts': {
    succeeds: get('business', '/my-impact/share/impact-page/logo.png', {
      status: 200,
      says: 'PNG',
    }),
    fails: get('person', '/my-impact/share/impact-page/logo.png', { status: 404 }),
  },
  'capabilities/showing/impact-pages/settings/page-settings.route.tsx': both(
    'person',
    '/my-impact/share/impact-page',
    {
      form: { intent: 'preview', showsName: 'on', mission: 'Slow bread' },
      status: 200,
      says: 'Slow bread',
    },
    {
      form: { intent: 'save', showsName: 'on', website: 'no site' },
      status: 400,
      says: 'valid website',
    },
  ),
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
