import { GetCertificateImage } from '@understory/contracts/proof/certificates.ts'
import { fileAnswer, nameBefore } from '../../../../http/files/file-answer.ts'
import { publicApi } from '../../../../http/session.ts'
import type { Route } from './+types/share-image.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const certificateId = nameBefore('.png', params.file)
  const answer = await publicApi(request, context)(GetCertificateImage, {
    params: { certificateId },
  })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'image/png',
    cacheControl: 'public, max-age=300',
  })
}
