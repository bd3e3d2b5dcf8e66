import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the web pages, in one list. */
export default [
  index('content/home/home.route.tsx'),
  route('consent', 'shell/consent.route.ts'),
  route('robots.txt', 'shell/robots.route.ts'),
  route('sitemap.xml', 'shell/sitemap.route.ts'),
  route('site.webmanifest', 'shell/manifest.route.ts'),
  route('404', 'shell/not-found.route.tsx'),
  route('500', 'shell/maintenance.route.tsx'),
  route('*', 'shell/unknown-page.route.tsx'),
] satisfies RouteConfig
