/** Pages anybody may open; each answers with 200 to somebody who is not signed in. */
export const OPEN_PAGES = [
  '/',
  '/solutions/personal',
  '/solutions/personal/instant',
  '/solutions/business',
  '/solutions/business/instant',
  '/our-philosophy',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/login',
  '/join',
  '/logout',
  '/app/personal/instant/one-time/setup',
  '/app/business/instant/one-time/setup?trees=20&co2e=1500&plastic=2.5',
  '/app/payment',
] as const

/** Pages that say that something is not there, with the status that belongs to it. */
export const MISSING_PAGES = [
  { path: '/404', status: 404 },
  { path: '/500', status: 500 },
  { path: '/nothing/grows/here', status: 404 },
  { path: '/join/somewhere-else', status: 404 },
  { path: '/app/somebody/instant/one-time/setup', status: 404 },
  { path: '/verify-email?token=made-up', status: 400 },
  { path: '/verify/00000000-0000-4000-8000-000000000000', status: 404 },
  { path: '/verify/not-a-number', status: 400 },
] as const

/** Pages of an account. */
export const ACCOUNT_PAGES = [
  '/my-impact/dashboards/impact',
  '/my-impact/dashboards/impact?welcome=true',
  '/my-impact/manage/instant',
  '/stripe-payment-confirmed',
] as const
