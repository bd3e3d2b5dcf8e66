import { requestContext } from '../http/request-context.ts'
import type { Route } from './+types/robots.route.ts'

const PRIVATE_AREAS = [
  '/api/',
  '/app/',
  '/my-impact/',
  '/login',
  '/logout',
  '/join',
  '/consent',
  '/gift/',
]

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext).settings
  const lines = [
    'User-agent: *',
    'Allow: /api/docs',
    ...PRIVATE_AREAS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
