import { GetStatus } from '@understory/contracts/site/status.ts'
import { publicApi } from '../../../http/session.ts'
import type { Route } from './+types/status-json.route'

/** For programs: the same as the page, which other sites may read too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetStatus, {})
  if (!answer.ok) return Response.json(answer.refusal, { status: answer.status })
  return Response.json(answer.data, {
    headers: { 'cache-control': 'public, max-age=5', 'access-control-allow-origin': '*' },
  })
}
