import { GetReceipt } from '@understory/contracts/proof/receipts.ts'
import { uploadedFileAnswer } from '../../../http/files/file-answer.ts'
import { publicApi } from '../../../http/session.ts'
import type { Route } from './+types/receipt-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { receiptId } = params
  const answer = await publicApi(request, context)(GetReceipt, { params: { receiptId } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: 404 })
  return uploadedFileAnswer(answer.data, answer.disposition)
}
