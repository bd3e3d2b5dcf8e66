import { DownloadEvidenceOfVerification } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { uploadedFileAnswer } from '../../../../http/files/file-answer.ts'
import { requireStaffSession } from '../../../staff/console/public.ts'
import type { Route } from './+types/staff-evidence-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireStaffSession(request, context, 'verify-footprints')
  const answer = await api(DownloadEvidenceOfVerification, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: 404 })
  return uploadedFileAnswer(answer.data, answer.disposition)
}
