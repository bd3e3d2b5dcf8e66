import { data } from 'react-router'
import { requestContext } from '../../../../http/request-context.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/event-type.route'
import { EventTypePage } from './event-type-page.tsx'
import { eventTypePath, eventTypesIn, readDocument } from './read-document.ts'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: apiKeysMessage('eventType.aTypeOfEvent', { type: params.type }),
    description: loaderData?.event.summary ?? apiKeysMessage('eventType.aTypeOfEvent2'),
    path: eventTypePath(params.type),
  })

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(requestContext)
  const { document } = await readDocument(api, settings.origin)
  const event = eventTypesIn(document).find(({ type }) => type === params.type)
  if (!event) throw data(null, { status: 404 })
  return { event, schemas: document.components.schemas }
}

export default function EventTypeRoute({ loaderData }: Route.ComponentProps) {
  return <EventTypePage {...loaderData} />
}
