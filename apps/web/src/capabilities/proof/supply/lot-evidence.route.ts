import { GetLotEvidence } from '@understory/contracts/proof/supply.ts'
import { uploadedFileAnswer } from '../../../http/files/file-answer.ts'
import { requireStaffSession } from '../../staff/console/public.ts'
import type { Route } from './+types/lot-evidence.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireStaffSession(request, context, 'see-supply')
  const answer = await api(GetLotEvidence, { params: { lotId: Number(params.lotId) } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: 404 })
  return uploadedFileAnswer(answer.data, answer.disposition)
}
