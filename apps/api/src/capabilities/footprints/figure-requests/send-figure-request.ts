import { longDate, longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import type { Deps } from '../../../deps.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { figureRequestsMessage } from './messages/messages.generated.ts'
import { linkOfRequest } from './request-link.ts'

/** The email with the link: at first, and again where an answer was sent back. */
export async function sendFigureRequest(deps: MailDeps, requestId: string): Promise<void> {
  const request = await findToSend(deps, requestId)
  if (!request || (request.state !== 'asked' && request.state !== 'returned')) return
  const company = unlinked(request.company_name)
  const by = unlinked(request.name ?? company)
  const isReturned = request.state === 'returned'
  const heading = isReturned
    ? figureRequestsMessage('figure-request.returned.heading')
    : figureRequestsMessage('figure-request.heading', { company })
  const period = figureRequestsMessage('figure-request.period', {
    from: longMonth(monthOf(request.from_month)),
    to: longMonth(monthOf(request.to_month)),
  })
  const message = renderEmail(deps.config, {
    preview: figureRequestsMessage('figure-request.preview', { by, company }),
    heading,
    paragraphs: [
      figureRequestsMessage('figure-request.paragraphs', {
        by,
        company,
        period,
        ofSite: request.site ? 'yes' : 'other',
        site: unlinked(request.site ?? ''),
        dueOn: longDate(request.due_on),
      }),
      ...(isReturned && request.reason
        ? [
            figureRequestsMessage('figure-request.returned.paragraph', {
              reason: unlinked(request.reason),
            }),
          ]
        : []),
      ...(request.note ? [unlinked(request.note)] : []),
      figureRequestsMessage('figure-request.paragraphs.2'),
    ],
    action: {
      label: figureRequestsMessage('figure-request.action.label'),
      url: linkOfRequest(deps, requestId).url,
    },
    footer: figureRequestsMessage('figure-request.footer', {
      seller: deps.config.SELLER_NAME,
      company,
    }),
  })
  const at = request.decided_at ?? request.asked_at
  await sendOnce(deps, 'figure-request', {
    id: `figure-request-${requestId}-${at.getTime()}`,
    to: request.email,
    subject: isReturned
      ? figureRequestsMessage('figure-request.returned.subject', { by })
      : figureRequestsMessage('figure-request.subject', { by }),
    ...message,
  })
}

/** To who asked: it was answered. */
export async function sendFigureAnswer(
  deps: MailDeps,
  { figureRequestId, at }: { readonly figureRequestId: string; readonly at: string },
): Promise<void> {
  const request = await findToSend(deps, figureRequestId)
  if (request?.state !== 'answered' || !request.asker_email) return
  const by = unlinked(request.answered_name ?? request.email)
  await sendOnce(deps, 'figure-request-answer', {
    id: `figure-answer-${figureRequestId}-${new Date(at).getTime()}`,
    to: request.asker_email,
    subject: figureRequestsMessage('figure-request.answer.subject', { by }),
    ...renderEmail(deps.config, {
      preview: figureRequestsMessage('figure-request.answer.preview', { by }),
      heading: figureRequestsMessage('figure-request.answer.heading'),
      paragraphs: [figureRequestsMessage('figure-request.answer.paragraphs', { by })],
      action: {
        label: figureRequestsMessage('figure-request.answer.action.label'),
        url: `${deps.config.origin}/my-impact/dashboards/footprint/${request.footprint_id}/requests`,
      },
      footer: figureRequestsMessage('figure-request.answer.footer', {
        seller: deps.config.SELLER_NAME,
      }),
    }),
  })
}

function findToSend({ db }: Pick<Deps, 'db'>, requestId: string) {
  return db
    .selectFrom('figure_request as r')
    .innerJoin('footprint as f', 'f.id', 'r.footprint_id')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.user_id', '=', 'r.asked_by').onRef('m.account_id', '=', 'r.account_id'),
    )
    .leftJoin('app_user as u', 'u.id', 'm.user_id')
    .selectAll('r')
    .select(['f.company_name', 'u.name', 'u.email as asker_email'])
    .where('r.id', '=', requestId)
    .executeTakeFirst()
}
