import { GetCertificatePdf } from '@understory/contracts/proof/certificates.ts'
import { endedFileAnswer, fileAnswer, nameBefore } from '../../../../http/files/file-answer.ts'
import { requireBuyersAccount } from '../../../../http/session.ts'
import type { Route } from './+types/certificate-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const certificateId = nameBefore('.pdf', params.file)
  const { api } = await requireBuyersAccount(request, context)
  const answer = await api(GetCertificatePdf, { params: { certificateId } })
  if (!answer.ok)
    return endedFileAnswer(request, answer, `/verify/${encodeURIComponent(certificateId)}`)
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/pdf',
    downloadAs: `certificate-${certificateId.trim().slice(0, 8).toLowerCase()}.pdf`,
  })
}
