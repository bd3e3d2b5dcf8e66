import { GetCycleInvoice } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { fileAnswer, nameBefore } from '../../../http/files/file-answer.ts'
import { requireAccount } from '../../../http/session.ts'
import type { Route } from './+types/cycle-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const cycleId = nameBefore('.pdf', params.file)
  const { api } = await requireAccount(request, context)
  const answer = await api(GetCycleInvoice, { params: { cycleId } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/pdf',
    downloadAs: `invoice-${cycleId.slice(0, 8)}.pdf`,
  })
}
