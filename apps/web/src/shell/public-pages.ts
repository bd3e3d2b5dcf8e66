/** Pages for everyone to find: the site map lists these. */
export const PUBLIC_PAGES = [
  '/',
  '/solutions/personal',
  '/solutions/personal/instant',
  '/solutions/business',
  '/solutions/business/instant',
  '/our-philosophy',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/api/docs',
] as const
