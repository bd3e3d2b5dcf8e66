import { GetGiftCertificate } from '@understory/contracts/gifts.ts'
import { fileAnswer } from '../../http/file-answer.ts'
import { publicApi } from '../../http/session.ts'
import type { Route } from './+types/gift-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetGiftCertificate, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({ bytes: answer.data, contentType: 'application/pdf' })
}
