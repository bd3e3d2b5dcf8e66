import { GetTargetChart } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/target-png.route'

/** The chart of a target as a picture. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const targetId = new URL(request.url).searchParams.get('target') ?? ''
  const answer = await api(GetTargetChart, { params: { targetId } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'image/png',
    downloadAs: 'target.png',
  })
}
