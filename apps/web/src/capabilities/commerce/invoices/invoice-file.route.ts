import { GetInvoicePdf } from '@understory/contracts/commerce/invoices.ts'
import { fileAnswer, nameBefore } from '../../../http/files/file-answer.ts'
import { requireBuyersAccount } from '../../../http/session.ts'
import type { Route } from './+types/invoice-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const purchaseId = nameBefore('.pdf', params.file)
  const { api } = await requireBuyersAccount(request, context)
  const answer = await api(GetInvoicePdf, { params: { purchaseId } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/pdf',
    downloadAs: `invoice-${purchaseId.slice(0, 8)}.pdf`,
  })
}
