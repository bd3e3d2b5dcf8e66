import { data } from 'react-router'
import { requestContext } from '../../../../http/request-context.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/reference.route'
import { readDocument, referencePath } from './read-document.ts'
import { ReferencePage } from './reference-page.tsx'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData
      ? apiKeysMessage('reference.apiReference', { name: loaderData.group.name })
      : apiKeysMessage('reference.apiReference2'),
    description: loaderData?.group.about ?? apiKeysMessage('reference.callsOfTheApi'),
    path: referencePath(params.tag),
  })

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(requestContext)
  const { document, groups } = await readDocument(api, settings.origin)
  const group = groups.find(({ name }) => name.toLowerCase() === params.tag)
  if (!group) throw data(null, { status: 404 })
  return {
    origin: settings.origin,
    group,
    tags: groups.map(({ name }) => name),
    schemas: document.components.schemas,
  }
}

export default function ReferenceRoute({ loaderData }: Route.ComponentProps) {
  return <ReferencePage {...loaderData} />
}
