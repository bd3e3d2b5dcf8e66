import { GetCertificateLogo } from '@understory/contracts/proof/certificates.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { publicApi } from '../../../../http/session.ts'
import type { Route } from './+types/logo-of-certificate.route'

/** Of the business that holds it, for its page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetCertificateLogo, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'image/png',
    cacheControl: 'public, max-age=300',
  })
}
