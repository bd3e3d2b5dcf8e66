import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What accounts show of themselves to others. */
export const sharingRoutes: RouteConfigEntry[] = [
  route('my-impact/share/live-widget', 'capabilities/sharing/widgets/widgets.route.tsx'),
  route('my-impact/share/live-widget/new', 'capabilities/sharing/widgets/new-widget.route.tsx'),
  route('my-impact/share/live-widget/preview', 'capabilities/sharing/widgets/preview.route.ts'),
  route('my-impact/share/live-widget/:widgetId', 'capabilities/sharing/widgets/widget.route.tsx'),
  route('widget/:file', 'capabilities/sharing/widgets/loader-file.route.ts'),
  route('my-impact/share/badges', 'capabilities/sharing/badges/badges.route.tsx'),
  route('my-impact/share/badges/signup', 'capabilities/sharing/badges/badges.route.tsx', {
    id: 'badges-signup',
  }),
  route('my-impact/share/badges/:file', 'capabilities/sharing/badges/badge-file.route.ts'),
  route('badges/:shareId/:file', 'capabilities/sharing/badges/badge-file.route.ts', {
    id: 'shared-badge',
  }),
  route('funded/:shareId', 'capabilities/sharing/funded/funded.route.tsx'),
]
