import { ListApiCalls } from '@understory/contracts/developers/api-calls.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data } from 'react-router'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/calls.route'
import { API_CALLS_PATH } from './api-calls-path.ts'
import { ApiCallsPage } from './calls-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('calls.latestCalls'),
    description: apiKeysMessage('calls.description'),
    path: API_CALLS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, role, user } = await requireAccount(request, context)
  const refused = new URL(request.url).searchParams.has('refused')
  if (!mayDo(role, 'manage-api-keys') || user.impersonation) throw data(null, { status: 403 })
  const answer = await api(ListApiCalls, { query: { refused: refused ? 'true' : 'false' } })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { refused, calls: answer.data.calls }
}

export default function ApiCallsRoute({ loaderData }: Route.ComponentProps) {
  return <ApiCallsPage {...loaderData} />
}
