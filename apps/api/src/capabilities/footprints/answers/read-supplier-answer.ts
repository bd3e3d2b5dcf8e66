import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ReadSupplierAnswer } from '@understory/contracts/footprints/answers.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { type AnswersDeps, findHeldRequest, shownOfRelease } from './held-request.ts'

/** What the holder of a link is asked, and what was released by it; nothing else of the customer can be read by it. */
export async function readSupplierAnswer(
  { db, clock }: Pick<AnswersDeps, 'db' | 'clock'>,
  token: string,
): Promise<ReplyOf<typeof ReadSupplierAnswer> | Refused> {
  const held = await findHeldRequest(db, { token, now: clock() })
  if (!held) return refuse('LINK_GONE')
  const { released_at } = held
  return {
    state: held.state,
    companyName: held.company_name,
    askedBy: held.asker_name,
    supplierName: held.supplier_name,
    message: held.message,
    period: { from: monthOf(held.from_month), to: monthOf(held.to_month) },
    dueOn: held.due_on,
    reason: held.reason,
    isByEmail: held.email !== null,
    released: released_at && { shown: shownOfRelease(held.shown), on: dayOf(released_at) },
  }
}
