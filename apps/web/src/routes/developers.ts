import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What developers and a local installation use. */
export const developersRoutes: RouteConfigEntry[] = [
  route('dev/clock', 'capabilities/developers/mailbox/clock.route.tsx'),
  route('dev/mailbox', 'capabilities/developers/mailbox/mailbox.route.tsx'),
  route('dev/mailbox/:id', 'capabilities/developers/mailbox/message.route.tsx'),
  route('dev/mailbox/:id/html', 'capabilities/developers/mailbox/message-html.route.ts'),
]
