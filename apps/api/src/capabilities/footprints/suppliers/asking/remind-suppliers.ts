import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import {
  isSilent,
  supplierReminders,
} from '@understory/domain/footprints/suppliers/supplier-reminders.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../../site/mail/public.ts'
import { linkOfSupplierRequest } from '../../answers/public.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
import { findRequestToTell } from '../supplier-mails.ts'

export const MOST_REMINDERS = 3
const MOST_REQUESTS_AT_ONCE = 1_000
/** Nobody is reminded while they are at it. */
export const AT_IT_MS = 48 * 3_600_000

/**
 * Reminds those who have not answered, and closes what stayed without an answer. A reminder is written down first, and
 * sent after, so that a crash repeats nothing.
 */
export async function remindSuppliers(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = deps.clock()
  const today = dayOf(now)
  const open = await deps.db
    .selectFrom('supplier_request as r')
    .leftJoin('supplier_campaign as c', 'c.id', 'r.campaign_id')
    .select(['r.id', 'r.state', 'r.email', 'r.asked_at', 'r.due_on', 'r.stepped_at', 'r.reminded'])
    .select('c.reminders')
    .where('r.state', 'in', ['requested', 'opened'])
    .orderBy('r.due_on')
    .orderBy('r.id')
    .limit(MOST_REQUESTS_AT_ONCE)
    .execute()
  for (const { id, state, email, asked_at, due_on, stepped_at, reminded, reminders } of open) {
    const isOver = isSilent({ dueOn: due_on }, today)
    const days = { askedOn: dayOf(asked_at), dueOn: due_on }
    const count = Math.min(supplierReminders(days, today), reminders ?? MOST_REMINDERS)
    const isBusy = now.getTime() - stepped_at.getTime() < AT_IT_MS
    if (!isOver && (!email || isBusy || count <= reminded)) continue
    await transact(deps.db, async (tx) => {
      const changed = await tx
        .updateTable('supplier_request')
        .set(isOver ? { state: 'silent', stepped_at: now } : { reminded: count })
        .where('id', '=', id)
        .where('state', '=', state)
        .where('reminded', '=', reminded)
        .returning('id')
        .executeTakeFirst()
      if (!changed || isOver) return
      await deps.jobs.enqueue(tx, 'send-supplier-reminder', { supplierRequestId: id, count })
    })
  }
}

type Reminding = { readonly supplierRequestId: string; readonly count: number }

/** With the same link as the request. */
export async function sendSupplierReminder(
  deps: MailDeps,
  { supplierRequestId, count }: Reminding,
): Promise<void> {
  const request = await findRequestToTell(deps, supplierRequestId)
  if (!request?.email || (request.state !== 'requested' && request.state !== 'opened')) return
  const company = unlinked(request.company_name)
  await sendOnce(deps, 'supplier-reminder', {
    id: `supplier-reminder-${supplierRequestId}-${count}`,
    to: request.email,
    subject: suppliersMessage('remind-suppliers.subject', { company }),
    ...renderEmail(deps.config, {
      preview: suppliersMessage('remind-suppliers.preview', { company }),
      heading: suppliersMessage('remind-suppliers.heading', { company }),
      paragraphs: [
        suppliersMessage('remind-suppliers.paragraphs', {
          company,
          supplier: unlinked(request.supplier_name),
          dueOn: longDate(request.due_on),
        }),
        suppliersMessage('remind-suppliers.paragraphs.2'),
      ],
      action: {
        label: suppliersMessage('remind-suppliers.action.label'),
        url: linkOfSupplierRequest(deps, supplierRequestId).url,
      },
      footer: suppliersMessage('remind-suppliers.footer', {
        seller: deps.config.SELLER_NAME,
        company,
      }),
    }),
  })
}
