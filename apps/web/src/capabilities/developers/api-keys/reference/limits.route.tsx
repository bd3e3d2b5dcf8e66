import { requestContext } from '../../../../http/request-context.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/limits.route'
import { LimitsPage } from './limits-page.tsx'
import { readDocument } from './read-document.ts'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('limits.limitsOfTheApi'),
    description: apiKeysMessage('limits.description'),
    path: '/developers/limits',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings } = context.get(requestContext)
  const { document } = await readDocument(api, settings.origin)
  return { policies: document['x-rate-limit-policies'] }
}

export default function LimitsRoute({ loaderData }: Route.ComponentProps) {
  return <LimitsPage {...loaderData} />
}
