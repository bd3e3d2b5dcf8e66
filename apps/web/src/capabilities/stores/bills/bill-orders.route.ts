import { GetBillOrdersFile } from '@understory/contracts/stores/bills.ts'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import { requireAccount } from '../../../http/session.ts'
import type { Route } from './+types/bill-orders.route'

/** The orders of a bill with what makes the roots in the public log again, passed on as it is read. */
export async function loader({ request, context, params: { billId } }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(GetBillOrdersFile, { params: { billId } })
  if (!answer.ok) throw new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'text/plain; charset=utf-8',
    downloadAs: `orders-${billId.slice(0, 8)}.txt`,
  })
}
