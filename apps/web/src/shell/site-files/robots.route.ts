import { requestContext } from '../../http/request-context.ts'
import type { Route } from './+types/robots.route.ts'
import { PRIVATE_AREAS, PUBLIC_PAGES } from './public-pages.ts'

const ALLOWED = PUBLIC_PAGES.filter((path) => PRIVATE_AREAS.some((area) => path.startsWith(area)))

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext).settings
  const lines = [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}$`),
    ...PRIVATE_AREAS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
