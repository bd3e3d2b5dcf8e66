import { GetOwnAnswerProof } from '@understory/contracts/footprints/answers.ts'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import { publicApi } from '../../../http/session.ts'
import type { Route } from './+types/own-answer-file.route'

/** What a supplier sent, with its proof, for its own records. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetOwnAnswerProof, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/zip',
    downloadAs: 'our-answer.zip',
  })
}
