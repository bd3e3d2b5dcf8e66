import { GetStaffReceipt } from '@understory/contracts/proof/receipts.ts'
import { uploadedFileAnswer } from '../../../../http/files/file-answer.ts'
import { requireStaffSession } from '../../../staff/console/public.ts'
import type { Route } from './+types/staff-receipt-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireStaffSession(request, context, 'publish-projects')
  const answer = await api(GetStaffReceipt, { params: { receiptId: params.receiptId } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: 404 })
  return uploadedFileAnswer(answer.data, answer.disposition)
}
