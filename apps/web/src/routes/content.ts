import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages that everyone reads. */
export const contentRoutes: RouteConfigEntry[] = [
  index('content/home/home.route.tsx'),
  route('solutions/personal', 'content/solutions/personal.route.tsx'),
  route('solutions/personal/instant', 'content/solutions/personal-instant.route.tsx'),
  route('solutions/personal/subscriptions', 'content/solutions/subscriptions.route.tsx'),
  route('solutions/business/earth-positive-workforce', 'content/solutions/workforce.route.tsx'),
  route('solutions/business', 'content/solutions/business.route.tsx'),
  route('solutions/business/instant', 'content/solutions/business-instant.route.tsx'),
  route(
    'solutions/personal/car-emissions-calculator',
    'content/calculators/personal-calculator.route.tsx',
  ),
  route(
    'solutions/business/vehicles-emissions-calculator',
    'content/calculators/business-calculator.route.tsx',
  ),
  route('solutions/business/integrations', 'content/solutions/integrations.route.tsx'),
  route('landing-page/integrations', 'content/solutions/integrations-landing.route.tsx'),
  route('projects', 'content/projects/projects.route.tsx'),
  route('projects/:projectId', 'content/projects/project.route.tsx'),
  route('world-map.svg', 'shell/world-map.route.ts'),
  route('our-philosophy', 'content/about/our-philosophy.route.tsx'),
  route('faq', 'content/about/faq.route.tsx'),
  route('solutions/personal/eco-friendly-gifts', 'content/solutions/personal-gifts.route.tsx'),
  route('solutions/business/eco-friendly-gifts', 'content/solutions/business-gifts.route.tsx'),
  route('terms-and-conditions', 'content/about/terms.route.tsx'),
  route('privacy-policy', 'content/about/privacy.route.tsx'),
]
