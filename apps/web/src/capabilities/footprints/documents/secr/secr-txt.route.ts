import { GetSecrDisclosure } from '@understory/contracts/footprints/secr.ts'
import { refusal, statusOf } from '@understory/contracts/refusals/refusals.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/secr-txt.route'

/** The words for a directors' report, as a text. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(GetSecrDisclosure, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  if (answer.data.isDraft) {
    const { message } = refusal('DISCLOSURE_OF_DRAFT')
    return new Response(message, { status: statusOf('DISCLOSURE_OF_DRAFT') })
  }
  return fileAnswer({
    bytes: new TextEncoder().encode(answer.data.statement),
    contentType: 'text/plain; charset=utf-8',
    downloadAs: 'secr.txt',
  })
}
