import { GetAnswerProof } from '@understory/contracts/footprints/supplier-decisions.ts'
import { fileAnswer, nameBefore } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/answer-file.route'

/** The answer of a supplier with its proof, to check without this site. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const supplierRequestId = nameBefore('.zip', params.file)
  const { api } = await requireAccount(request, context)
  const answer = await api(GetAnswerProof, { params: { supplierRequestId } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/zip',
    downloadAs: `answer-${supplierRequestId.slice(0, 8)}.zip`,
  })
}
