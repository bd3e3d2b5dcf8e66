/** Pages for everyone to find: the site map lists these. */
export const PUBLIC_PAGES = [
  '/',
  '/solutions/personal',
  '/solutions/personal/instant',
  '/solutions/personal/car-emissions-calculator',
  '/solutions/business',
  '/solutions/business/instant',
  '/solutions/business/vehicles-emissions-calculator',
  '/impact/vehicles',
  '/our-philosophy',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/api/docs',
] as const
