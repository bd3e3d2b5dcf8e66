import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What accounts show of themselves. */
export const showingRoutes: RouteConfigEntry[] = [
  route('impact', 'capabilities/showing/impact-pages/directory.route.tsx'),
  route('impact/:address', 'capabilities/showing/impact-pages/impact-page.route.tsx'),
  route('impact/:address/logo.png', 'capabilities/showing/impact-pages/page-logo.route.ts'),
  route('impact/:address/share.png', 'capabilities/showing/impact-pages/page-image.route.ts'),
  route('brand/:file', 'capabilities/showing/shareables/pictures/brand-mark.route.ts'),
  route('my-impact/share/assets', 'capabilities/showing/shareables/pictures/assets.route.tsx'),
  route(
    'my-impact/share/shareables',
    'capabilities/showing/shareables/pictures/shareables.route.tsx',
  ),
  route(
    'my-impact/share/images/:file',
    'capabilities/showing/shareables/pictures/own-image.route.ts',
  ),
  route(
    'my-impact/share/impact-page',
    'capabilities/showing/impact-pages/settings/page-settings.route.tsx',
  ),
  route(
    'my-impact/share/impact-page/logo.png',
    'capabilities/showing/impact-pages/settings/own-logo.route.ts',
  ),
  route('my-impact/share/live-widget', 'capabilities/showing/widgets/widgets.route.tsx'),
  route(
    'my-impact/share/live-widget/new',
    'capabilities/showing/widgets/form/new-widget.route.tsx',
  ),
  route(
    'my-impact/share/live-widget/preview',
    'capabilities/showing/widgets/form/preview.route.ts',
  ),
  route('my-impact/share/live-widget/:widgetId', 'capabilities/showing/widgets/widget.route.tsx'),
  route('widget/:file', 'capabilities/showing/widgets/loader-file.route.ts'),
  route('my-impact/share/badges', 'capabilities/showing/shareables/badges/badges.route.tsx'),
  route(
    'my-impact/share/badges/signup',
    'capabilities/showing/shareables/badges/badges.route.tsx',
    {
      id: 'badges-signup',
    },
  ),
  route(
    'my-impact/share/badges/:file',
    'capabilities/showing/shareables/badges/badge-file.route.ts',
  ),
  route('badges/:shareId/:file', 'capabilities/showing/shareables/badges/badge-file.route.ts', {
    id: 'shared-badge',
  }),
  route('funded/:shareId', 'capabilities/showing/shareables/funded/funded.route.tsx'),
]
