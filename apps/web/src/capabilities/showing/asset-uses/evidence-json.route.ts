import { GetAssetEvidence } from '@understory/contracts/showing/asset-uses.ts'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import { publicApi } from '../../../http/session.ts'
import type { Route } from './+types/evidence-json.route'

/** What stands behind figures that an account shows, as JSON. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetAssetEvidence, { params })
  if (!answer.ok) {
    const status = answer.status === 400 ? 404 : answer.status
    return new Response(answer.refusal.message, { status })
  }
  return fileAnswer({
    bytes: new TextEncoder().encode(`${JSON.stringify(answer.data, null, 2)}\n`),
    contentType: 'application/json; charset=utf-8',
    downloadAs: 'evidence.json',
  })
}
