import { refusalsOf } from '../../../content/api-docs/open-api.ts'
import { requestContext } from '../../../http/request-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/developers.route'
import { DevelopersPage } from './developers-page.tsx'
import { apiKeysMessage } from './messages/messages.generated.ts'
import { readDocument } from './reference/read-document.ts'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('developers.forDevelopers'),
    description: apiKeysMessage('developers.description'),
    path: '/developers',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings } = context.get(requestContext)
  const { document, groups } = await readDocument(api, settings.origin)
  const refusals = groups.flatMap(({ calls }) =>
    calls.flatMap(({ operation }) => refusalsOf(operation)),
  )
  return {
    origin: settings.origin,
    version: document.info.version,
    refusals: [...new Map(refusals.map((each) => [each.code, each])).values()].toSorted(
      (a, b) => a.status.localeCompare(b.status) || a.code.localeCompare(b.code),
    ),
    groups,
  }
}

export default function DevelopersRoute({ loaderData }: Route.ComponentProps) {
  return <DevelopersPage {...loaderData} />
}
