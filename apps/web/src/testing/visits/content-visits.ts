import { get, type Visits, words } from './visit.ts'

/** Pages of words. */
export const CONTENT_VISITS: Visits = {
  'content/demo/demo.route.tsx': words('/demo', 'Look around first'),
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
    'Orders a month',
  ),
  'content/solutions/integrations/integrations-landing.route.tsx': words(
    '/landing-page/integrations',
    'what we may read',
  ),
  'content/search/search.route.tsx': words('/search?q=invoice', 'VAT number'),
  'content/search/quick.route.ts': words('/search/quick?q=invoice', '/help#'),
  'content/about/team.route.tsx': words('/team', 'runs it'),
  'content/about/help.route.tsx': words('/help', 'My card was refused'),
  'content/about/accessibility.route.tsx': words('/accessibility', 'axe'),
  'content/moved.route.ts': {
    succeeds: get('stranger', '/products-business', {
      status: 301,
      leadsTo: '/solutions/business',
    }),
    fails: get('stranger', '/solution-for-individuals', { form: { a: 'b' }, status: 405 }),
  },
  'content/business/consultancy.route.tsx': words(
    '/solutions/business/net-zero-consultancy',
    '90% or more',
  ),
  'content/business/calculating.route.tsx': words(
    '/solutions/business/calculating-a-carbon-footprint',
    'GHG Protocol',
  ),
  'content/business/understand.route.tsx': words('/solutions/business/understand', 'Franchises'),
  'content/business/reduce.route.tsx': words('/solutions/business/reduce?scope=3', 'ten largest'),
  'content/legal/terms.route.tsx': words('/terms-and-conditions', 'Terms'),
  'content/legal/legal-notice.route.tsx': words('/legal-notice', '1 Moss Lane'),
  'content/legal/privacy.route.tsx': words(
    '/privacy-policy',
    'load nothing from anyone else but the card form',
  ),
  'content/api-docs/api-docs.route.tsx': words('/api/docs', '/api/offsetting/quotes'),
  'content/api-docs/api-docs-group.route.tsx': {
    succeeds: get('stranger', '/api/docs/offsetting', { status: 200, says: 'Who may call' }),
    fails: get('stranger', '/api/docs/made-up', { status: 404 }),
  },
}
