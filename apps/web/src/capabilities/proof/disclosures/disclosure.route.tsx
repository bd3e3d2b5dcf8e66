import { GetDisclosure } from '@understory/contracts/proof/disclosures.ts'
import { data } from 'react-router'
import { ask } from '../../../content/public-facts.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/disclosure.route'
import { DisclosurePage } from './disclosure-page.tsx'
import { disclosuresMessage } from './messages/messages.generated.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData
      ? disclosuresMessage('disclosure.disclosure2', { name: loaderData.name })
      : disclosuresMessage('disclosure.disclosure'),
    description: disclosuresMessage('disclosure.description'),
    path: loaderData ? `/projects/${loaderData.projectId}/disclosure` : '/projects',
  })

export async function loader({ context, params }: Route.LoaderArgs) {
  const body = await ask(
    context,
    `/api/projects/${encodeURIComponent(params.projectId)}/disclosure`,
  )
  const disclosure = GetDisclosure.answer.safeParse(body).data
  if (!disclosure) throw data(null, { status: 404 })
  return disclosure
}

export default function DisclosureRoute({ loaderData }: Route.ComponentProps) {
  return <DisclosurePage {...loaderData} />
}
