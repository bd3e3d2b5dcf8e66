import { longDate, longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import type { Deps } from '../../../deps.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { linkOfSupplierRequest } from '../answers/public.ts'
import { suppliersMessage } from './messages/messages.generated.ts'

/** The email with the link; once it is sent, the supplier is asked. */
export async function sendSupplierRequest(deps: MailDeps, requestId: string): Promise<void> {
  const request = await findRequestToTell(deps, requestId)
  if (request?.state !== 'queued' || !request.email) return
  const company = unlinked(request.company_name)
  const by = unlinked(request.asker_name ?? company)
  const period = suppliersMessage('supplier.request.period', {
    from: longMonth(monthOf(request.from_month)),
    to: longMonth(monthOf(request.to_month)),
  })
  await sendOnce(deps, 'supplier-request', {
    id: `supplier-request-${requestId}`,
    to: request.email,
    subject: suppliersMessage('supplier.request.subject', { company }),
    ...renderEmail(deps.config, {
      preview: suppliersMessage('supplier.request.preview', { by, company }),
      heading: suppliersMessage('supplier.request.heading', { company }),
      paragraphs: [
        suppliersMessage('supplier.request.paragraphs', {
          by,
          company,
          period,
          supplier: unlinked(request.supplier_name),
          dueOn: longDate(request.due_on),
        }),
        ...(request.message ? [unlinked(request.message)] : []),
        suppliersMessage('supplier.request.paragraphs.2'),
        suppliersMessage('supplier.request.paragraphs.3', { company }),
      ],
      action: {
        label: suppliersMessage('supplier.request.action.label'),
        url: linkOfSupplierRequest(deps, requestId).url,
      },
      footer: suppliersMessage('supplier.request.footer', {
        seller: deps.config.SELLER_NAME,
        company,
      }),
    }),
  })
  await deps.db
    .updateTable('supplier_request')
    .set({ state: 'requested', stepped_at: deps.clock() })
    .where('id', '=', requestId)
    .where('state', '=', 'queued')
    .execute()
}

type Telling = { readonly supplierRequestId: string; readonly at: string }

/** To who asked: there is an answer. */
export async function tellOfSupplierAnswer(
  deps: MailDeps,
  { supplierRequestId, at }: Telling,
): Promise<void> {
  const request = await findRequestToTell(deps, supplierRequestId)
  if (request?.state !== 'responded' || !request.asker_email) return
  const supplier = unlinked(request.supplier_name)
  await sendOnce(deps, 'supplier-answer', {
    id: `supplier-answer-${supplierRequestId}-${new Date(at).getTime()}`,
    to: request.asker_email,
    subject: suppliersMessage('supplier.tell-of-answer.subject', { supplier }),
    ...renderEmail(deps.config, {
      preview: suppliersMessage('supplier.tell-of-answer.preview', { supplier }),
      heading: suppliersMessage('supplier.tell-of-answer.heading', { supplier }),
      paragraphs: [suppliersMessage('supplier.tell-of-answer.paragraphs')],
      action: {
        label: suppliersMessage('supplier.tell-of-answer.action.label'),
        url: addressOfRequest(deps, request),
      },
      footer: suppliersMessage('supplier.tell-of-answer.footer', {
        seller: deps.config.SELLER_NAME,
      }),
    }),
  })
}

type Withdrawal = Telling & { readonly isTakenOut: boolean }

/** To who asked: the answer is taken back, and what that changes. */
export async function tellOfWithdrawal(
  deps: MailDeps,
  { supplierRequestId, at, isTakenOut }: Withdrawal,
): Promise<void> {
  const request = await findRequestToTell(deps, supplierRequestId)
  if (!request?.asker_email) return
  const supplier = unlinked(request.supplier_name)
  await sendOnce(deps, 'supplier-withdrawal', {
    id: `supplier-withdrawal-${supplierRequestId}-${new Date(at).getTime()}`,
    to: request.asker_email,
    subject: suppliersMessage('supplier.tell-of-withdrawal.subject', { supplier }),
    ...renderEmail(deps.config, {
      preview: suppliersMessage('supplier.tell-of-withdrawal.preview', { supplier }),
      heading: suppliersMessage('supplier.tell-of-withdrawal.heading', { supplier }),
      paragraphs: [
        isTakenOut
          ? suppliersMessage('supplier.tell-of-withdrawal.paragraphs')
          : suppliersMessage('supplier.tell-of-withdrawal.paragraphs.2'),
      ],
      action: {
        label: suppliersMessage('supplier.tell-of-withdrawal.action.label'),
        url: addressOfRequest(deps, request),
      },
      footer: suppliersMessage('supplier.tell-of-withdrawal.footer', {
        seller: deps.config.SELLER_NAME,
      }),
    }),
  })
}

type TellingRequest = NonNullable<Awaited<ReturnType<typeof findRequestToTell>>>

const addressOfRequest = (
  { config }: Pick<Deps, 'config'>,
  { footprint_id, supplier_id }: TellingRequest,
): string =>
  `${config.origin}/my-impact/dashboards/footprint/${footprint_id}/suppliers/${supplier_id}`

/** A request, whose company it is of, and who asked. */
export function findRequestToTell({ db }: Pick<Deps, 'db'>, requestId: string) {
  return db
    .selectFrom('supplier_request as r')
    .innerJoin('footprint as f', 'f.id', 'r.footprint_id')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.user_id', '=', 'r.asked_by').onRef('m.account_id', '=', 'r.account_id'),
    )
    .leftJoin('app_user as u', 'u.id', 'm.user_id')
    .selectAll('r')
    .select(['f.company_name', 'u.name as asker_name', 'u.email as asker_email'])
    .where('r.id', '=', requestId)
    .executeTakeFirst()
}
