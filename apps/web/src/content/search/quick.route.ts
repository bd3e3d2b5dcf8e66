import { requestContext } from '../../http/request-context.ts'
import { findSession } from '../../http/session.ts'
import { APP_PLACES, SETTINGS_PLACES } from '../../places.ts'
import { overview, placesOf } from '../../shell/app-frame/app-places.ts'
import { GROUP_TITLES } from '../../shell/app-frame/places.ts'
import type { Visitor } from '../../shell/site-frame/load-visitor.ts'
import { loadVisitor } from '../../shell/site-frame/load-visitor.ts'
import type { Route } from './+types/quick.route'
import { searchMessage } from './messages/messages.generated.ts'
import { type OwnThing, ownThings } from './own-things.ts'
import { LONGEST_QUERY } from './site-index.ts'

const MOST_QUICK_HITS = 6

/** For the search by keyboard: with `q`, pages that anyone can read; without, the pages and things of who asks. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q')?.slice(0, LONGEST_QUERY).trim() ?? null
  const found = query === null ? await mine(request, context) : await ofSite(query, context)
  return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
}

async function ofSite(query: string, context: Route.LoaderArgs['context']): Promise<OwnThing[]> {
  const hits = query === '' ? [] : await context.get(requestContext).search(query, MOST_QUICK_HITS)
  return hits.map(({ href, title, heading, kind }) => ({
    href,
    kind,
    label: heading && heading !== title ? `${title}: ${heading}` : title,
  }))
}

async function mine(
  request: Request,
  context: Route.LoaderArgs['context'],
): Promise<readonly OwnThing[]> {
  const visitor = await loadVisitor(request, context)
  if (!visitor) return []
  const session = await findSession(request, context)
  // A demonstration answers what was stored of its pages, and nothing else.
  const isStored = context.get(requestContext).demonstration !== null
  const own = session && !isStored ? await ownThings(session.api, visitor.kind) : []
  return [...pagesOf(visitor), ...own]
}

function pagesOf(visitor: Visitor): OwnThing[] {
  const settings = visitor.role === 'entry' ? [] : SETTINGS_PLACES
  return [
    {
      href: overview().href,
      label: overview().label(),
      kind: searchMessage('quick.myImpact'),
    },
    ...placesOf(APP_PLACES, visitor).map(({ href, label, group }) => ({
      href,
      label: label(),
      kind: GROUP_TITLES[group](),
    })),
    ...settings
      .filter(({ only }) => only === undefined || only === visitor.kind)
      .map(({ href, label }) => ({
        href,
        label: label(),
        kind: searchMessage('quick.settings'),
      })),
  ]
}
