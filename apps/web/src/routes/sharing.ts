import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What accounts show of themselves to others. */
export const sharingRoutes: RouteConfigEntry[] = [
  route('my-impact/share/live-widget', 'capabilities/sharing/widgets/widgets.route.tsx'),
  route('my-impact/share/live-widget/new', 'capabilities/sharing/widgets/new-widget.route.tsx'),
  route('my-impact/share/live-widget/preview', 'capabilities/sharing/widgets/preview.route.ts'),
  route('my-impact/share/live-widget/:widgetId', 'capabilities/sharing/widgets/widget.route.tsx'),
  route('widget/:file', 'capabilities/sharing/widgets/loader-file.route.ts'),
  route('funded/:shareId', 'capabilities/sharing/funded/funded.route.tsx'),
]
