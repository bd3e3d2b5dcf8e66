import { GetFootprintReport } from '@understory/contracts/footprints/documents.ts'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import { requireAccount } from '../../../http/session.ts'
import type { Route } from './+types/report-file.route'

/** The footprint as a report, to keep or to send on. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(GetFootprintReport, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/pdf',
    downloadAs: 'footprint-report.pdf',
  })
}
