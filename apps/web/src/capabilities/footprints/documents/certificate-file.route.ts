import { GetFootprintCertificatePdf } from '@understory/contracts/footprints/documents.ts'
import { fileAnswer, nameBefore } from '../../../http/files/file-answer.ts'
import { requireAccount } from '../../../http/session.ts'
import type { Route } from './+types/certificate-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const certificateId = nameBefore('.pdf', params.file)
  const { api } = await requireAccount(request, context)
  const answer = await api(GetFootprintCertificatePdf, {
    params: { footprintCertificateId: certificateId },
  })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/pdf',
    downloadAs: `footprint-${certificateId.slice(0, 8)}.pdf`,
  })
}
