import { requestContext } from '../http/request-context.ts'
import type { Route } from './+types/sitemap.route.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext).settings
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
