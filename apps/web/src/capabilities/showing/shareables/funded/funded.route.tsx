import { GetShared } from '@understory/contracts/showing/shareables.ts'
import { data } from 'react-router'
import { publicApi } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { shareablesMessage } from '../messages/messages.generated.ts'
import { fundedPath } from '../share-paths.ts'
import type { Route } from './+types/funded.route'
import { FundedPage } from './funded-page.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData
      ? shareablesMessage('funded.whatHasFunded', { name: loaderData.shared.name })
      : shareablesMessage('funded.nothingIsSharedHere'),
    description: shareablesMessage('funded.description'),
    path: fundedPath(params.shareId),
    robots: 'noindex',
  })

export async function loader({ request, context, params: { shareId } }: Route.LoaderArgs) {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(shareId)
  const answer = isId ? await publicApi(request, context)(GetShared, { params: { shareId } }) : null
  if (!answer?.ok) throw data(null, { status: answer?.status ?? 404 })
  return { shared: answer.data, evidence: `${fundedPath(shareId)}/evidence.json` }
}

export default function FundedRoute({ loaderData }: Route.ComponentProps) {
  return <FundedPage {...loaderData} />
}
