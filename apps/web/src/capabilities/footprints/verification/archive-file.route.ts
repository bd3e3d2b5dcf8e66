import { GetVerificationArchive } from '@understory/contracts/footprints/verification/verifications.ts'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import { requireAccount } from '../../../http/session.ts'
import type { Route } from './+types/archive-file.route'

/** Everything that a verified footprint was judged by. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { footprintId } = params
  const { api } = await requireAccount(request, context)
  const answer = await api(GetVerificationArchive, { params: { footprintId } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  // Of an answer without a body nothing would read it, nor close its file.
  if (request.method === 'HEAD') await answer.data.cancel()
  return fileAnswer({
    bytes: request.method === 'HEAD' ? new Uint8Array() : answer.data,
    length: answer.length,
    contentType: 'application/zip',
    downloadAs: `verification-${footprintId.slice(0, 8)}.zip`,
  })
}
