import { ListProjects } from '@understory/contracts/proof/projects.ts'
import { ListContent } from '@understory/contracts/site/content.ts'
import { ask } from '../../content/public-facts.ts'
import { requestContext } from '../../http/request-context.ts'
import type { Route } from './+types/sitemap.route.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

const MOST_ARTICLES = 1_000
const PAGE_SIZE = 100

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext).settings
  const pages = [
    ...PUBLIC_PAGES.map((path) => ({ path, changed: null })),
    ...(await articles(context)),
    ...(await projects(context)),
  ]
  const urls = pages.map(({ path, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${origin}${path}</loc>${day}</url>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

/** Every published article; without them where they cannot be read. */
async function articles(context: Route.LoaderArgs['context']) {
  const { api, settings } = context.get(requestContext)
  const found = []
  for (let page = 1; page * PAGE_SIZE <= MOST_ARTICLES; page += 1) {
    const path = `/api/content/article?page=${page}&pageSize=${PAGE_SIZE}`
    const answer = await api(new Request(settings.origin + path))
    const body = answer.ok ? ListContent.answer.safeParse(await answer.json()).data : null
    for (const { slug, published, updated } of body?.entries ?? []) {
      found.push({ path: `/resources/${slug}`, changed: updated ?? published })
    }
    if (!body || page >= body.pages) break
  }
  return found
}

async function projects(context: Route.LoaderArgs['context']) {
  const body = await ask(context, ListProjects.path)
  const found = ListProjects.answer.safeParse(body).data?.projects ?? []
  return found.map(({ id }) => ({ path: `/projects/${id}`, changed: null }))
}
