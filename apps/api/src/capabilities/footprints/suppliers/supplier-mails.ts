import { longDate, longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import type { Deps } from '../../../deps.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { linkOfSupplierRequest } from './asking/request-link.ts'

/** The email with the link; once it is sent, the supplier is asked. */
export async function sendSupplierRequest(deps: MailDeps, requestId: string): Promise<void> {
  const request = await findRequestToTell(deps, requestId)
  if (request?.state !== 'queued' || !request.email) return
  const company = unlinked(request.company_name)
  const by = unlinked(request.asker_name ?? company)
  const period = `${longMonth(monthOf(request.from_month))} to ${longMonth(monthOf(request.to_month))}`
  await sendOnce(deps, 'supplier-request', {
    id: `supplier-request-${requestId}`,
    to: request.email,
    subject: `${company} has asked for your carbon figures`,
    ...renderEmail(deps.config, {
      preview: `${by} at ${company} is asking what share of your emissions is theirs.`,
      heading: `${company} has asked for your carbon figures`,
      paragraphs: [
        `${by} is working out the carbon footprint of ${company} from ${period}, and ${unlinked(request.supplier_name)} is one of its suppliers. Please answer by ${longDate(request.due_on)}.`,
        ...(request.message ? [unlinked(request.message)] : []),
        'It takes about 5 minutes: your sector, turnover and number of people are enough for an estimate. If you have a carbon footprint already, give its figures instead.',
        `You do not need an account. You see exactly what ${company} would receive before you send anything, and you can withdraw it at any time. ${company} gave us your address; if you want no further requests, you can say so on the same page.`,
      ],
      action: { label: 'See the request', url: linkOfSupplierRequest(deps, requestId).url },
      footer: `Sent by ${deps.config.SELLER_NAME} for ${company}.`,
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
    subject: `${supplier} has answered`,
    ...renderEmail(deps.config, {
      preview: `${supplier} has answered your request.`,
      heading: `${supplier} has answered`,
      paragraphs: [
        'The answer counts once you have checked and accepted it. It then replaces the estimate from your spending.',
      ],
      action: { label: 'Look at the answer', url: addressOfRequest(deps, request) },
      footer: `Sent by ${deps.config.SELLER_NAME}, because you asked for these figures.`,
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
    subject: `${supplier} has withdrawn its answer`,
    ...renderEmail(deps.config, {
      preview: `${supplier} has withdrawn its answer.`,
      heading: `${supplier} has withdrawn its answer`,
      paragraphs: [
        isTakenOut
          ? 'Your inventory now counts what you spend with it instead. What you have declared stays as you declared it.'
          : 'It no longer appears on the supplier’s page. Nothing in your inventory has changed.',
      ],
      action: { label: 'See the supplier', url: addressOfRequest(deps, request) },
      footer: `Sent by ${deps.config.SELLER_NAME}, because you asked for these figures.`,
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
