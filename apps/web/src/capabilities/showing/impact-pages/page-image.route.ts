import { GetImpactPageImage } from '@understory/contracts/showing/impact-pages.ts'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import { publicApi } from '../../../http/session.ts'
import type { Route } from './+types/page-image.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { address } = params
  const answer = await publicApi(request, context)(GetImpactPageImage, { params: { address } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'image/png',
    cacheControl: 'public, max-age=300',
  })
}
