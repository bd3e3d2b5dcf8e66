import { ExportSecrCsv } from '@understory/contracts/footprints/secr.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/secr-csv.route'

/** The facts of SECR as CSV. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(ExportSecrCsv, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: ExportSecrCsv.answer.contentType,
    downloadAs: 'secr.csv',
  })
}
