import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What accounts show of themselves. */
export const impactPageRoutes: RouteConfigEntry[] = [
  route('impact', 'capabilities/impact-pages/directory.route.tsx'),
  route('impact/:address', 'capabilities/impact-pages/impact-page.route.tsx'),
  route('impact/:address/logo.png', 'capabilities/impact-pages/page-logo.route.ts'),
  route('impact/:address/share.png', 'capabilities/impact-pages/page-image.route.ts'),
  route('brand/:file', 'capabilities/impact-pages/brand-mark.route.ts'),
  route('my-impact/share/assets', 'capabilities/impact-pages/assets.route.tsx'),
  route('my-impact/share/shareables', 'capabilities/impact-pages/shareables.route.tsx'),
  route('my-impact/share/images/:file', 'capabilities/impact-pages/own-image.route.ts'),
  route('my-impact/share/impact-page', 'capabilities/impact-pages/page-settings.route.tsx'),
  route('my-impact/share/impact-page/logo.png', 'capabilities/impact-pages/own-logo.route.ts'),
]
