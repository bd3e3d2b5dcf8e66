/** Pages for everyone to find: the site map lists these. */
export const PUBLIC_PAGES = [
  '/',
  '/solutions/personal',
  '/solutions/personal/instant',
  '/solutions/personal/subscriptions',
  '/solutions/personal/car-emissions-calculator',
  '/solutions/business',
  '/solutions/business/instant',
  '/solutions/business/earth-positive-workforce',
  '/solutions/business/vehicles-emissions-calculator',
  '/impact/vehicles',
  '/our-philosophy',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/api/docs',
] as const
