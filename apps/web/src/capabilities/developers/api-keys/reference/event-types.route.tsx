import { requestContext } from '../../../../http/request-context.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/event-types.route'
import { EventTypesPage } from './event-types-page.tsx'
import { eventTypesIn, readDocument } from './read-document.ts'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('eventTypes.typesOfEvent'),
    description: apiKeysMessage('eventTypes.description'),
    path: '/developers/events',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings } = context.get(requestContext)
  const { document } = await readDocument(api, settings.origin)
  return { types: eventTypesIn(document).map(({ type, summary }) => ({ type, summary })) }
}

export default function EventTypesRoute({ loaderData }: Route.ComponentProps) {
  return <EventTypesPage {...loaderData} />
}
