import type { Fixtures } from './route-fixtures.ts'

type Ids = Fixtures['ids']

/** Who asks for what, and what answers: a status, and words of the page or of the address it leads to. */
export type Visit = {
  readonly as: keyof Fixtures['who']
  readonly path: (ids: Ids) => string
  readonly form?: Readonly<Record<string, string | File>>
  readonly status: number
  readonly says?: string
  readonly leadsTo?: string
}

type Pair = { readonly succeeds: Visit; readonly fails: Visit }

const NOBODY = '00000000-0000-4000-8000-000000000000'
const get = (
  as: Visit['as'],
  path: string | ((ids: Ids) => string),
  answer: Omit<Visit, 'as' | 'path'>,
): Visit => ({ as, path: typeof path === 'string' ? () => path : path, ...answer })

/** A page of words: it answers everybody, and takes no form. */
const words = (path: string, says: string): Pair => ({
  succeeds: get('stranger', path, { status: 200, says }),
  fails: get('stranger', path, { form: { a: 'b' }, status: 405 }),
})

/** A page of an account: others are asked to sign in. */
const signedIn = (as: Visit['as'], path: string | ((ids: Ids) => string), says: string): Pair => ({
  succeeds: get(as, path, { status: 200, says }),
  fails: get('stranger', path, { status: 302, leadsTo: '/login' }),
})

/** A page of staff: for customers there is no such page. */
const ofStaff = (path: string | ((ids: Ids) => string), says: string): Pair => ({
  succeeds: get('staff', path, { status: 200, says }),
  fails: get('person', path, { status: 302, leadsTo: '/impersonate' }),
})

const CAPABILITIES = 'capabilities/'

/** For each route module, one visit that it answers as hoped and one that it refuses. */
export const EVERY_ROUTE: Readonly<Record<string, Pair>> = {
  'content/home/home.route.tsx': words('/', 'Understory'),
  'content/solutions/personal.route.tsx': words('/solutions/personal', 'Small enough to do today'),
  'content/solutions/personal-instant.route.tsx': words(
    '/solutions/personal/instant',
    'Choose how much',
  ),
  'content/solutions/subscriptions.route.tsx': words('/solutions/personal/subscriptions', 'month'),
  'content/solutions/workforce.route.tsx': words(
    '/solutions/business/earth-positive-workforce',
    'For everybody who works with you',
  ),
  'content/solutions/business.route.tsx': words('/solutions/business', 'business'),
  'content/solutions/business-instant.route.tsx': words(
    '/solutions/business/instant',
    'Choose how much',
  ),
  'content/calculators/personal-calculator.route.tsx': words(
    '/solutions/personal/car-emissions-calculator',
    'car',
  ),
  'content/calculators/business-calculator.route.tsx': words(
    '/solutions/business/vehicles-emissions-calculator',
    'vehicle',
  ),
  'content/about/our-philosophy.route.tsx': words(
    '/our-philosophy',
    'A promise is worth its proof',
  ),
  'content/about/faq.route.tsx': words('/faq', 'certificate'),
  'content/solutions/personal-gifts.route.tsx': words(
    '/solutions/personal/eco-friendly-gifts',
    'gift',
  ),
  'content/solutions/business-gifts.route.tsx': words(
    '/solutions/business/eco-friendly-gifts',
    'gift',
  ),
  'content/verify.route.ts': {
    succeeds: get('stranger', `/verify?certificate=${NOBODY}`, {
      status: 302,
      leadsTo: `/verify/${NOBODY}`,
    }),
    fails: get('stranger', '/verify?certificate=', { status: 302, leadsTo: '/#verify' }),
  },
  'content/about/terms.route.tsx': words('/terms-and-conditions', 'Terms'),
  'content/about/privacy.route.tsx': words('/privacy-policy', 'cookies'),
  'shell/consent.route.ts': {
    succeeds: get('stranger', '/consent', {
      form: { choice: 'accept', return: '/faq' },
      status: 303,
      leadsTo: '/faq',
    }),
    fails: get('stranger', '/consent', {
      form: { choice: 'accept', return: '//evil.example' },
      status: 303,
      leadsTo: '/',
    }),
  },
  'shell/robots.route.ts': words('/robots.txt', 'Sitemap'),
  'shell/sitemap.route.ts': words('/sitemap.xml', '/faq'),
  'shell/manifest.route.ts': words('/site.webmanifest', 'standalone'),
  [`${CAPABILITIES}offsetting/setup/setup.route.tsx`]: {
    succeeds: get('stranger', '/app/personal/instant/one-time/setup', {
      form: { currency: 'GBP', trees: '10' },
      status: 303,
      leadsTo: '/app/payment?quote=',
    }),
    fails: get('stranger', '/app/personal/instant/one-time/setup', {
      form: { currency: 'GBP', trees: '0' },
      status: 400,
      says: 'No products selected',
    }),
  },
  [`${CAPABILITIES}vehicles/identify/identify.route.tsx`]: {
    succeeds: get('stranger', '/app/personal/vehicle/identify', { status: 200, says: 'vehicle' }),
    fails: get('stranger', '/app/nobody/vehicle/identify', { status: 404 }),
  },
  [`${CAPABILITIES}vehicles/setup/vehicle-setup.route.tsx`]: {
    succeeds: get('person', '/app/personal/vehicle/one-time/setup', {
      status: 200,
      says: 'vehicle',
    }),
    fails: get('person', '/app/personal/vehicle/one-time/setup', {
      form: { currency: 'GBP', from: '2026-01-01' },
      status: 400,
      says: 'No vehicles yet',
    }),
  },
  [`${CAPABILITIES}subscriptions/setup/individual-setup.route.tsx`]: {
    succeeds: get('stranger', '/app/personal/individual/recurring/setup', {
      form: { currency: 'GBP', interval: 'month', plan: 'individual_standard' },
      status: 303,
      leadsTo: '/app/payment?plan=',
    }),
    fails: get('stranger', '/app/personal/individual/recurring/setup', {
      form: { currency: 'GBP', interval: 'month', plan: 'none' },
      status: 400,
    }),
  },
  [`${CAPABILITIES}subscriptions/setup/family-setup.route.tsx`]: {
    succeeds: get('stranger', '/app/personal/family/recurring/setup', {
      form: { currency: 'GBP', interval: 'month', adult_standard: '2' },
      status: 303,
      leadsTo: '/app/payment?plan=',
    }),
    fails: get('stranger', '/app/personal/family/recurring/setup', {
      form: { currency: 'GBP', interval: 'month', adult_standard: 'two' },
      status: 400,
      says: 'whole number',
    }),
  },
  [`${CAPABILITIES}subscriptions/setup/workforce-setup.route.tsx`]: {
    succeeds: get('stranger', '/app/business/workforce/recurring/setup', {
      form: { currency: 'EUR', interval: 'year', employee_standard: '3' },
      status: 303,
      leadsTo: '/app/payment?plan=',
    }),
    fails: get('stranger', '/app/business/workforce/recurring/setup', {
      form: { currency: 'EUR', interval: 'year', employee_standard: '0' },
      status: 400,
    }),
  },
  [`${CAPABILITIES}subscriptions/setup/footprint-setup.route.tsx`]: {
    succeeds: get('stranger', '/app/business/footprint/setup', {
      form: { currency: 'GBP', interval: 'month', tonnes: '2,5' },
      status: 303,
      leadsTo: '/app/payment?plan=',
    }),
    fails: get('stranger', '/app/business/footprint/setup', {
      form: { currency: 'GBP', interval: 'month', tonnes: '2.55' },
      status: 400,
      says: '100 kg',
    }),
  },
  [`${CAPABILITIES}subscriptions/setup/premium-setup.route.tsx`]: {
    succeeds: get('stranger', '/app/business/premium/recurring/setup', {
      form: { currency: 'GBP', interval: 'month', premium: '1' },
      status: 303,
      leadsTo: '/app/payment?plan=',
    }),
    fails: get('stranger', '/app/business/premium/recurring/setup', {
      form: { currency: 'GBP', interval: 'month', premium: '2' },
      status: 400,
    }),
  },
  [`${CAPABILITIES}gifts/setup/gift-setup.route.tsx`]: {
    succeeds: get('stranger', '/app/personal/gift/one-time/setup', {
      form: {
        currency: 'GBP',
        trees: '10',
        co2e: '',
        plastic: '',
        name: 'Ben',
        from: 'Ada',
        theme: 'gift',
      },
      status: 303,
      leadsTo: '/app/payment?quote=',
    }),
    fails: get('stranger', '/app/personal/gift/one-time/setup', {
      form: { currency: 'GBP', trees: '10', name: '', from: 'Ada', theme: 'gift' },
      status: 400,
      says: 'Please say who it is for',
    }),
  },
  [`${CAPABILITIES}gifts/gift.route.tsx`]: {
    succeeds: get('stranger', ({ giftCode }) => `/gift/${giftCode}`, { status: 200, says: 'Ada' }),
    fails: get('stranger', '/gift/aaaaaaaaaaaaaaaaaaaaaa', { status: 404 }),
  },
  [`${CAPABILITIES}gifts/gift-file.route.ts`]: {
    succeeds: get('stranger', ({ giftCode }) => `/gift/${giftCode}/certificate.pdf`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('stranger', '/gift/aaaaaaaaaaaaaaaaaaaaaa/certificate.pdf', { status: 404 }),
  },
  [`${CAPABILITIES}gifts/manage/gifts.route.tsx`]: signedIn(
    'person',
    '/my-impact/manage/gifts',
    'Ben',
  ),
  [`${CAPABILITIES}footprints/one-time-setup.route.tsx`]: {
    succeeds: get('stranger', '/app/business/footprint/one-time/setup', {
      form: { currency: 'GBP', tonnes: '10', startMonth: new Date().toISOString().slice(0, 7) },
      status: 303,
      leadsTo: '/app/payment?quote=',
    }),
    fails: get('stranger', '/app/business/footprint/one-time/setup', {
      form: { currency: 'GBP', tonnes: 'ten', startMonth: '2026-01' },
      status: 400,
      says: 'Please use a number',
    }),
  },
  [`${CAPABILITIES}footprints/verify-setup.route.tsx`]: {
    succeeds: get('stranger', '/app/business/footprint/verify/one-time/setup', {
      form: { currency: 'GBP', scopesOneTwo: 'on', scopeThreeCategories: '2' },
      status: 303,
      leadsTo: '/app/payment?quote=',
    }),
    fails: get('stranger', '/app/business/footprint/verify/one-time/setup', {
      form: { currency: 'GBP', scopeThreeCategories: 'all' },
      status: 400,
      says: 'whole number',
    }),
  },
  [`${CAPABILITIES}footprints/verify-confirmation.route.tsx`]: signedIn(
    'business',
    '/app/business/footprint/verify/one-time/confirmation',
    'verif',
  ),
  [`${CAPABILITIES}stores/store-plan-setup.route.tsx`]: {
    succeeds: get('stranger', '/app/business/ecommerce/recurring/setup', {
      form: {
        currency: 'GBP',
        kind: 'trees',
        trees: '1',
        orders: '400',
        average: '35',
        intent: 'sum',
      },
      status: 200,
      says: '£',
    }),
    fails: get('business', '/app/business/ecommerce/recurring/setup', {
      form: { currency: 'GBP', kind: 'trees', trees: '1', orders: '400', average: '35' },
      status: 409,
      says: 'Store not present',
    }),
  },
  [`${CAPABILITIES}payments/payment/payment.route.tsx`]: {
    succeeds: get('person', ({ quoteId }) => `/app/payment?quote=${quoteId}`, {
      status: 200,
      says: '£1.05',
    }),
    fails: get('person', `/app/payment?quote=${NOBODY}`, { status: 404 }),
  },
  [`${CAPABILITIES}payments/confirmed/confirmed.route.tsx`]: {
    succeeds: get(
      'person',
      ({ paymentId }) => `/stripe-payment-confirmed?payment_intent=${paymentId}`,
      { status: 200, says: 'tree' },
    ),
    fails: get(
      'business',
      ({ paymentId }) => `/stripe-payment-confirmed?payment_intent=${paymentId}`,
      { status: 404 },
    ),
  },
  [`${CAPABILITIES}certificates/verify.route.tsx`]: {
    succeeds: get('stranger', ({ certificateId }) => `/verify/${certificateId}`, {
      status: 200,
      says: '5 trees',
    }),
    fails: get('stranger', `/verify/${NOBODY}`, { status: 404 }),
  },
  [`${CAPABILITIES}certificates/share-image.route.ts`]: {
    succeeds: get('stranger', ({ certificateId }) => `/certificates/${certificateId}.png`, {
      status: 200,
      says: 'PNG',
    }),
    fails: get('stranger', `/certificates/${NOBODY}.png`, { status: 404 }),
  },
  [`${CAPABILITIES}certificates/certificate-file.route.ts`]: {
    succeeds: get('person', ({ certificateId }) => `/my-impact/certificates/${certificateId}.pdf`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('business', ({ certificateId }) => `/my-impact/certificates/${certificateId}.pdf`, {
      status: 404,
    }),
  },
  [`${CAPABILITIES}offsetting/invoice-file.route.ts`]: {
    succeeds: get('person', ({ purchaseId }) => `/my-impact/invoices/${purchaseId}.pdf`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('business', ({ purchaseId }) => `/my-impact/invoices/${purchaseId}.pdf`, {
      status: 404,
    }),
  },
  [`${CAPABILITIES}impact/dashboard.route.tsx`]: signedIn(
    'person',
    '/my-impact/dashboards/impact',
    'trees',
  ),
  [`${CAPABILITIES}impact/impact-csv.route.ts`]: signedIn(
    'person',
    '/my-impact/dashboards/impact.csv',
    'tree',
  ),
  [`${CAPABILITIES}offsetting/purchases/purchases.route.tsx`]: signedIn(
    'person',
    '/my-impact/manage/instant',
    '5 trees',
  ),
  [`${CAPABILITIES}subscriptions/manage/subscriptions.route.tsx`]: signedIn(
    'person',
    '/my-impact/manage/subscriptions',
    'Standard',
  ),
  [`${CAPABILITIES}subscriptions/manage/modify.route.tsx`]: {
    succeeds: get(
      'person',
      ({ subscriptionId }) => `/my-impact/manage/subscriptions/modify?id=${subscriptionId}`,
      { status: 200, says: 'Standard' },
    ),
    fails: get(
      'business',
      ({ subscriptionId }) => `/my-impact/manage/subscriptions/modify?id=${subscriptionId}`,
      { status: 302, leadsTo: '/my-impact/manage/subscriptions' },
    ),
  },
  [`${CAPABILITIES}granted-impact/evidence-file.route.ts`]: {
    succeeds: get('business', ({ grantedId }) => `/my-impact/evidence/${grantedId}`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('person', ({ grantedId }) => `/my-impact/evidence/${grantedId}`, { status: 404 }),
  },
  [`${CAPABILITIES}subscriptions/cycle-file.route.ts`]: {
    succeeds: get('person', ({ cycleId }) => `/my-impact/cycles/${cycleId}.pdf`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('business', ({ cycleId }) => `/my-impact/cycles/${cycleId}.pdf`, { status: 404 }),
  },
  [`${CAPABILITIES}vehicles/manage/vehicles.route.tsx`]: signedIn(
    'person',
    '/my-impact/manage/vehicles',
    'vehicle',
  ),
  [`${CAPABILITIES}vehicles/fleet/export-fleet.route.ts`]: signedIn(
    'business',
    '/my-impact/manage/vehicles.csv',
    'fuel_type',
  ),
  [`${CAPABILITIES}vehicles/fleet/import-fleet.route.tsx`]: {
    succeeds: get('business', '/my-impact/manage/vehicles/import', {
      form: {
        file: new File(
          ['vehicle_type,fuel_type,annual_mileage\ncar,petrol,"12,000"\n'],
          'fleet.csv',
        ),
      },
      status: 303,
      leadsTo: 'saved=1',
    }),
    fails: get('business', '/my-impact/manage/vehicles/import', {
      form: {
        file: new File(['vehicle_type,fuel_type,annual_mileage\ncar,petrol,10.000\n'], 'fleet.csv'),
      },
      status: 422,
      says: 'can be read in two ways',
    }),
  },
  [`${CAPABILITIES}vehicles/fleet/fleet-example.route.ts`]: words(
    '/vehicles-example.csv',
    'fuel_type',
  ),
  [`${CAPABILITIES}vehicles/verification/verify-vehicles.route.tsx`]: words(
    '/impact/vehicles',
    'vehicle',
  ),
  [`${CAPABILITIES}vehicles/verification/verify-vehicle.route.tsx`]: {
    succeeds: get('stranger', '/impact/vehicles/vehicle', {
      form: { registrationNumber: 'AB12 CDE' },
      status: 200,
      says: 'AB12',
    }),
    fails: get('stranger', '/impact/vehicles/vehicle', {
      form: { registrationNumber: '!!!' },
      status: 400,
      says: 'Letters, numbers and spaces only',
    }),
  },
  [`${CAPABILITIES}vehicles/verification/verify-account.route.tsx`]: {
    succeeds: get('stranger', ({ accountId }) => `/impact/vehicles/account?id=${accountId}`, {
      status: 200,
      says: 'Analytical Engines',
    }),
    fails: get('stranger', '/impact/vehicles/account?id=made-up', { status: 404 }),
  },
  [`${CAPABILITIES}settings/settings.route.tsx`]: signedIn(
    'business',
    '/my-impact/account/settings',
    'Analytical Engines',
  ),
  [`${CAPABILITIES}settings/logo.route.ts`]: {
    succeeds: get('business', '/my-impact/account/logo', {
      status: 302,
      leadsTo: '/my-impact/account/settings',
    }),
    fails: get('business', '/my-impact/account/logo', {
      form: { file: new File(['no picture'], 'logo.png') },
      status: 303,
      leadsTo: 'logo=PICTURE_INVALID',
    }),
  },
  [`${CAPABILITIES}settings/logo-file.route.ts`]: {
    succeeds: get('stranger', '/my-impact/account/logo.png', { status: 302, leadsTo: '/login' }),
    fails: get('business', '/my-impact/account/logo.png', { status: 404 }),
  },
  [`${CAPABILITIES}payments/cards/cards.route.tsx`]: signedIn(
    'person',
    '/my-impact/account/cards',
    'card',
  ),
  [`${CAPABILITIES}payments/cards/new-card.route.tsx`]: signedIn(
    'person',
    '/my-impact/account/cards/new',
    'card',
  ),
  [`${CAPABILITIES}settings/notifications.route.tsx`]: signedIn(
    'person',
    '/my-impact/account/notifications',
    'email',
  ),
  [`${CAPABILITIES}accounts/security/security.route.tsx`]: {
    succeeds: get('person', '/my-impact/account/security', { status: 200, says: 'password' }),
    fails: get('person', '/my-impact/account/security', {
      form: { intent: 'password', newPassword: 'one', repeat: 'two' },
      status: 400,
      says: 'Passwords must match',
    }),
  },
  [`${CAPABILITIES}accounts/security/add-factor.route.tsx`]: {
    succeeds: get('person', '/my-impact/account/security/second-factor', {
      status: 200,
      says: 'Turn it on',
    }),
    fails: get('person', '/my-impact/account/security/second-factor', {
      form: { code: '000000' },
      status: 400,
    }),
  },
  [`${CAPABILITIES}accounts/security/passkey.route.tsx`]: signedIn(
    'person',
    '/my-impact/account/security/passkey',
    'passkey',
  ),
  [`${CAPABILITIES}staff/activity.route.tsx`]: signedIn(
    'person',
    '/my-impact/account/activity',
    'ctivity',
  ),
  [`${CAPABILITIES}settings/data.route.tsx`]: {
    succeeds: get('person', '/my-impact/account/data', { status: 200, says: 'data' }),
    fails: get('person', '/my-impact/account/data', {
      form: { email: 'not-me@understory.test', password: 'x' },
      status: 400,
    }),
  },
  [`${CAPABILITIES}settings/export.route.ts`]: signedIn(
    'person',
    '/my-impact/account/export.zip',
    'PK',
  ),
  [`${CAPABILITIES}staff/impersonate.route.tsx`]: {
    succeeds: get('staff', '/impersonate', { status: 200, says: 'Act for a customer' }),
    fails: get('staff', '/impersonate', {
      form: { email: 'nobody@understory.test', reason: 'They called for help.' },
      status: 404,
      says: 'Nobody has this email',
    }),
  },
  [`${CAPABILITIES}staff/stop.route.ts`]: {
    succeeds: get('stranger', '/impersonate/stop', {
      form: {},
      status: 303,
      leadsTo: '/impersonate',
    }),
    fails: get('stranger', '/impersonate/stop', { status: 302 }),
  },
  [`${CAPABILITIES}staff/search.route.tsx`]: ofStaff('/staff', 'Search'),
  [`${CAPABILITIES}staff/user.route.tsx`]: ofStaff(({ userId }) => `/staff/users/${userId}`, 'Ada'),
  [`${CAPABILITIES}granted-impact/enter.route.tsx`]: ofStaff(
    ({ accountId }) => `/staff/accounts/${accountId}`,
    'A welcome',
  ),
  [`${CAPABILITIES}staff/audit.route.tsx`]: ofStaff('/staff/audit', 'udit'),
  [`${CAPABILITIES}staff/people.route.tsx`]: ofStaff('/staff/people', 'alder@understory.example'),
  [`${CAPABILITIES}staff/queues.route.tsx`]: ofStaff('/staff/queues', 'ueue'),
  [`${CAPABILITIES}members/members.route.tsx`]: {
    succeeds: get('business', '/my-impact/account/members', {
      form: { intent: 'invite', email: 'grace@understory.test', role: 'viewer' },
      status: 303,
      leadsTo: '/my-impact/account/members',
    }),
    fails: get('business', '/my-impact/account/members', {
      form: { intent: 'invite', email: 'not an email', role: 'viewer' },
      status: 400,
    }),
  },
  [`${CAPABILITIES}members/accounts.route.tsx`]: signedIn(
    'person',
    '/my-impact/account/accounts',
    'account',
  ),
  [`${CAPABILITIES}members/invitation.route.tsx`]: {
    succeeds: get('stranger', ({ invitationToken }) => `/invitation?token=${invitationToken}`, {
      status: 200,
      says: 'Analytical Engines',
    }),
    fails: get('stranger', '/invitation', { status: 404 }),
  },
  [`${CAPABILITIES}developer/api-docs.route.tsx`]: words('/api/docs', '/api/offsetting/quotes'),
  [`${CAPABILITIES}developer/clock.route.tsx`]: {
    succeeds: get('stranger', '/dev/clock', { status: 200, says: 'clock' }),
    fails: get('stranger', '/dev/clock', {
      form: { days: 'soon' },
      status: 400,
      says: 'whole number',
    }),
  },
  [`${CAPABILITIES}developer/mailbox.route.tsx`]: words('/dev/mailbox', 'ail'),
  [`${CAPABILITIES}developer/letter.route.tsx`]: {
    succeeds: get('stranger', ({ messageId }) => `/dev/mailbox/${messageId}`, { status: 200 }),
    fails: get('stranger', '/dev/mailbox/none', { status: 404 }),
  },
  [`${CAPABILITIES}developer/letter-html.route.ts`]: {
    succeeds: get('stranger', ({ messageId }) => `/dev/mailbox/${messageId}/html`, { status: 200 }),
    fails: get('stranger', '/dev/mailbox/none/html', { status: 404 }),
  },
  [`${CAPABILITIES}accounts/your-details.route.tsx`]: {
    succeeds: get('newcomer', '/join/your-details', { status: 200, says: 'First name' }),
    fails: get('newcomer', '/join/your-details', {
      form: { accountType: 'personal', firstname: '', lastname: 'Hopper', country: 'GB' },
      status: 400,
      says: 'first name',
    }),
  },
  [`${CAPABILITIES}accounts/mismatch.route.tsx`]: {
    succeeds: get('person', '/join/mismatch?next=/app/business/workforce/recurring/setup', {
      status: 200,
      says: 'business',
    }),
    fails: get('person', '/join/mismatch?next=/faq', { status: 302, leadsTo: '/faq' }),
  },
  [`${CAPABILITIES}accounts/join.route.tsx`]: {
    succeeds: get('stranger', '/join', {
      form: {
        email: 'mary@understory.test',
        password: 'lichen grows slowly',
        acceptTerms: 'on',
        accountType: 'personal',
      },
      status: 303,
      leadsTo: '/join/your-details',
    }),
    fails: get('stranger', '/join/basic', {
      form: { email: 'nope', password: 'x' },
      status: 400,
      says: 'Please',
    }),
  },
  [`${CAPABILITIES}accounts/social.route.tsx`]: {
    succeeds: get('stranger', '/join/google', { status: 302, leadsTo: '/join' }),
    fails: get('stranger', '/join/somewhere', { status: 404 }),
  },
  [`${CAPABILITIES}accounts/reset-request.route.tsx`]: {
    succeeds: get('stranger', '/login/reset-password', { status: 200, says: 'password' }),
    fails: get('stranger', '/login/reset-password', {
      form: { email: 'nobody@understory.test' },
      status: 404,
    }),
  },
  [`${CAPABILITIES}accounts/reset-password.route.tsx`]: {
    succeeds: get('stranger', '/login/reset-password/reset?token=made-up', {
      status: 200,
      says: 'password',
    }),
    fails: get('stranger', '/login/reset-password/reset?token=made-up', {
      form: { token: 'made-up', password: 'lichen grows', repeat: 'lichen grew' },
      status: 400,
      says: 'Passwords must match',
    }),
  },
  [`${CAPABILITIES}accounts/passkey.route.tsx`]: words('/login/passkey', 'passkey'),
  [`${CAPABILITIES}accounts/second-factor.route.tsx`]: {
    succeeds: get('stranger', '/login/second-factor', { status: 200, says: 'code' }),
    fails: get('stranger', '/login/second-factor', {
      form: { code: '123456' },
      status: 303,
      leadsTo: '/login',
    }),
  },
  [`${CAPABILITIES}accounts/confirm-email.route.tsx`]: {
    succeeds: get('stranger', '/confirm-email?token=made-up', { status: 200, says: 'email' }),
    fails: get('stranger', '/confirm-email', { form: { token: 'made-up' }, status: 400 }),
  },
  [`${CAPABILITIES}accounts/login.route.tsx`]: {
    succeeds: get('person', '/login?next=/my-impact/manage/gifts', {
      status: 302,
      leadsTo: '/my-impact/manage/gifts',
    }),
    fails: get('stranger', '/login', {
      form: { email: 'nobody@understory.test', password: 'wrong' },
      status: 401,
    }),
  },
  [`${CAPABILITIES}accounts/logout.route.tsx`]: {
    succeeds: get('newcomer', '/logout', {
      form: { next: '/faq' },
      status: 303,
      leadsTo: '/login?next=%2Ffaq',
    }),
    fails: get('stranger', '/logout', {
      form: { next: '//evil.example' },
      status: 303,
      leadsTo: '/',
    }),
  },
  [`${CAPABILITIES}accounts/verify-email.route.tsx`]: {
    succeeds: get('stranger', ({ emailToken }) => `/verify-email?token=${emailToken}`, {
      status: 200,
    }),
    fails: get('stranger', '/verify-email', { status: 400 }),
  },
  [`${CAPABILITIES}accounts/resend-verification.route.ts`]: {
    succeeds: get('person', '/verify-email/send', { form: {}, status: 303 }),
    fails: get('stranger', '/verify-email/send', { form: {}, status: 302, leadsTo: '/login' }),
  },
  'shell/not-found.route.tsx': {
    succeeds: get('stranger', '/404', { status: 404, says: 'not' }),
    fails: get('stranger', '/404', { form: { a: 'b' }, status: 405 }),
  },
  'shell/maintenance.route.tsx': {
    succeeds: get('stranger', '/500', { status: 500 }),
    fails: get('stranger', '/500', { form: { a: 'b' }, status: 405 }),
  },
  'shell/unknown-page.route.tsx': {
    succeeds: get('stranger', '/nothing/grows/here', { status: 404 }),
    fails: get('person', '/my-impact/nothing', { status: 404 }),
  },
}
