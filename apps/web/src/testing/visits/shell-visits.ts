import { both, get, type Visits, words } from './visit.ts'

/** What the shell answers on every page. */
export const SHELL_VISITS: Visits = {
  'shell/consent/consent.route.ts': both(
    'stranger',
    '/consent',
    { form: { choice: 'accept', return: '/faq' }, status: 303, leadsTo: '/faq' },
    { form: { choice: 'accept', return: '//evil.example' }, status: 303, leadsTo: '/' },
  ),
  'shell/site-frame/signed-in-as.route.ts': {
    succeeds: get('person', '/signed-in-as', { status: 200, says: '"as":"' }),
    fails: get('stranger', '/signed-in-as', { status: 200, says: '"as":null' }),
  },
  'shell/messages/close-message.route.ts': both(
    'stranger',
    '/close-message',
    { form: { message: 'offer-1', return: '/faq' }, status: 303, leadsTo: '/faq' },
    { form: { message: 'a b', return: '//evil.example' }, status: 303, leadsTo: '/' },
  ),
  'shell/site-files/robots.route.ts': words('/robots.txt', 'Sitemap'),
  'shell/site-files/security-contact.route.ts': words(
    '/.well-known/security.txt',
    'Contact: mailto:',
  ),
  'shell/site-files/sitemap.route.ts': words('/sitemap.xml', '/faq'),
  'shell/site-files/manifest.route.ts': words('/site.webmanifest', 'standalone'),
  'shell/site-files/share-card.route.ts': {
    succeeds: get('stranger', '/share-cards/public-ledger.png', { status: 200, says: 'PNG' }),
    fails: get('stranger', '/share-cards/projects/nowhere.png', { status: 404 }),
  },
  'shell/brand/styles.route.ts': words('/brand.css', ':root'),
  // Until an installation has one of its own.
  'shell/brand/logo.route.ts': {
    succeeds: get('stranger', '/brand/logo.svg', { status: 404 }),
    fails: get('stranger', '/brand/logo.svg', { form: { a: 'b' }, status: 405 }),
  },
  'shell/site-files/speculation-rules.route.ts': words('/speculation-rules.json', 'prefetch'),
  'shell/failures/not-found.route.tsx': {
    succeeds: get('stranger', '/404', { status: 404, says: 'not' }),
    fails: get('stranger', '/404', { form: { a: 'b' }, status: 405 }),
  },
  'shell/failures/maintenance.route.tsx': {
    succeeds: get('stranger', '/500', { status: 500, says: 'We are fixing something' }),
    fails: get('stranger', '/500', { form: { a: 'b' }, status: 405 }),
  },
  'shell/failures/unknown-page.route.tsx': {
    succeeds: get('stranger', '/nothing/grows/here', {
      status: 404,
      says: 'Nothing grows at this address',
    }),
    fails: get('person', '/my-impact/nothing', { status: 404 }),
  },
}
