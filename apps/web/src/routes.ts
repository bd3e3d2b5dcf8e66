import { type RouteConfig, route } from '@react-router/dev/routes'
import { commerceRoutes } from './routes/commerce.ts'
import { developersRoutes } from './routes/developers.ts'
import { footprintsRoutes } from './routes/footprints.ts'
import { peopleRoutes } from './routes/people.ts'
import { proofRoutes } from './routes/proof.ts'
import { showingRoutes } from './routes/showing.ts'
import { siteRoutes } from './routes/site.ts'
import { staffRoutes } from './routes/staff.ts'
import { storesRoutes } from './routes/stores.ts'
import { vehiclesRoutes } from './routes/vehicles.ts'

/** Every URL of the web pages, area by area; here those that belong to none. */
export default [
  ...commerceRoutes,
  ...storesRoutes,
  ...footprintsRoutes,
  ...vehiclesRoutes,
  ...proofRoutes,
  ...showingRoutes,
  ...peopleRoutes,
  ...siteRoutes,
  ...staffRoutes,
  ...developersRoutes,
  route('consent', 'shell/consent/consent.route.ts'),
  route('signed-in-as', 'shell/site-frame/signed-in-as.route.ts'),
  route('close-message', 'shell/messages/close-message.route.ts'),
  route('robots.txt', 'shell/site-files/robots.route.ts'),
  route('.well-known/security.txt', 'shell/site-files/security-contact.route.ts'),
  route('sitemap.xml', 'shell/site-files/sitemap.route.ts'),
  route('site.webmanifest', 'shell/site-files/manifest.route.ts'),
  route('speculation-rules.json', 'shell/site-files/speculation-rules.route.ts'),
  route('404', 'shell/failures/not-found.route.tsx'),
  route('500', 'shell/failures/maintenance.route.tsx'),
  route('*', 'shell/failures/unknown-page.route.tsx'),
] satisfies RouteConfig
