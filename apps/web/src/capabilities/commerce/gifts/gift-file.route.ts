import { GetGiftCertificate } from '@understory/contracts/commerce/gifts.ts'
import { endedFileAnswer, fileAnswer } from '../../../http/files/file-answer.ts'
import { publicApi } from '../../../http/session.ts'
import type { Route } from './+types/gift-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetGiftCertificate, { params })
  if (!answer.ok)
    return endedFileAnswer(request, answer, `/gift/${encodeURIComponent(params.code)}`)
  return fileAnswer({ bytes: answer.data, contentType: 'application/pdf' })
}
