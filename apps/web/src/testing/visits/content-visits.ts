import { both, get, type Visits, words } from './visit.ts'

/** Pages of words, and what the shell answers. */
export const CONTENT_VISITS: Visits = {
  'content/home/home.route.tsx': words('/', 'Understory'),
  'content/solutions/personal.route.tsx': words('/solutions/personal', 'Small enough to do today'),
  'content/solutions/instant/personal-instant.route.tsx': words(
    '/solutions/personal/instant',
    'Choose how much',
  ),
  'content/solutions/subscriptions.route.tsx': words('/solutions/personal/subscriptions', 'month'),
  'content/solutions/workforce.route.tsx': words(
    '/solutions/business/earth-positive-workforce',
    'For everyone who works with you',
  ),
  'content/solutions/business.route.tsx': words('/solutions/business', 'business'),
  'content/solutions/instant/business-instant.route.tsx': words(
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
  'content/solutions/gifts/personal-gifts.route.tsx': words(
    '/solutions/personal/eco-friendly-gifts',
    'gift',
  ),
  'content/solutions/gifts/business-gifts.route.tsx': words(
    '/solutions/business/eco-friendly-gifts',
    'gift',
  ),
  'content/solutions/integrations/integrations.route.tsx': words(
    '/solutions/business/integrations',
    '400 orders',
  ),
  'content/solutions/integrations/integrations-landing.route.tsx': words(
    '/landing-page/integrations',
    'what we may read',
  ),
  'capabilities/proof/projects/projects.route.tsx': words('/projects', 'Clean cookstoves'),
  'capabilities/proof/projects/project.route.tsx': {
    succeeds: get('stranger', '/projects/clean-cookstoves', { status: 200, says: 'Kumasi' }),
    fails: get('stranger', '/projects/nowhere', { status: 404, says: 'not' }),
  },
  'capabilities/proof/projects/world-map/world-map.route.ts': words('/world-map.svg', ''),
  'capabilities/site/content/resources.route.tsx': words(
    '/resources',
    'How to read a climate certificate',
  ),
  'content/search/search.route.tsx': words('/search?q=invoice', 'VAT number'),
  'capabilities/site/content/feed.route.ts': words(
    '/resources.atom',
    'How to read a climate certificate',
  ),
  'capabilities/site/content/article.route.tsx': {
    succeeds: get('stranger', '/resources/why-a-tree-is-not-a-tonne', {
      status: 200,
      says: 'projection',
    }),
    fails: get('stranger', '/resources/nothing', { status: 404 }),
  },
  'capabilities/site/content/preview.route.tsx': {
    succeeds: get('stranger', '/preview/article/moss?until=1&signature=x', {
      status: 403,
      says: 'not valid, or has ended',
    }),
    fails: get('stranger', '/preview/leaflet/moss', { status: 404 }),
  },
  'capabilities/site/content/staff-content.route.tsx': both(
    'staff',
    '/staff/content',
    { status: 200, says: 'Markdown files' },
    { form: {}, status: 303, leadsTo: '/staff/content' },
  ),
  'content/about/team.route.tsx': words('/team', 'runs it'),
  'content/about/help.route.tsx': words('/help', 'My card was refused'),
  'content/about/accessibility.route.tsx': words('/accessibility', 'axe'),
  'capabilities/site/leads/contact.route.tsx': both(
    'stranger',
    '/contact-us',
    {
      form: {
        topic: 'question',
        name: 'Hazel',
        email: 'hazel@visit.example',
        message: 'May I visit the mangroves?',
      },
      status: 303,
      leadsTo: '/contact-us?sent',
    },
    { form: { name: 'Hazel', email: 'hazel', message: '' }, status: 400, says: 'valid email' },
  ),
  'capabilities/site/chat/chat.route.tsx': {
    succeeds: get('stranger', '/chat', { status: 302, leadsTo: '/contact-us' }),
    fails: get('stranger', '/chat', { form: { a: 'b' }, status: 405 }),
  },
  'capabilities/site/status/status.route.tsx': words('/status', 'Part by part'),
  'capabilities/site/status/status-json.route.ts': words(
    '/status.json',
    '"part":"database","state":"works"',
  ),
  'capabilities/site/leads/business-confirmation.route.tsx': words(
    '/business/confirmation',
    'request',
  ),
  'content/moved.route.ts': {
    succeeds: get('stranger', '/products-business', {
      status: 301,
      leadsTo: '/solutions/business',
    }),
    fails: get('stranger', '/solution-for-individuals', { form: { a: 'b' }, status: 405 }),
  },
  'content/business/consultancy.route.tsx': words(
    '/solutions/business/net-zero-consultancy',
    'nine tenths',
  ),
  'content/business/calculating.route.tsx': words(
    '/solutions/business/calculating-a-carbon-footprint',
    'GHG Protocol',
  ),
  'content/business/understand.route.tsx': words('/solutions/business/understand', 'Franchises'),
  'content/business/reduce.route.tsx': words('/solutions/business/reduce?scope=3', 'ten largest'),
  'content/about/terms.route.tsx': words('/terms-and-conditions', 'Terms'),
  'content/about/privacy.route.tsx': words(
    '/privacy-policy',
    'load nothing from anyone else but the card form',
  ),
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
