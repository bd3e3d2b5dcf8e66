import { longDate, longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import type { Deps } from '../../../deps.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { linkOfRequest } from './request-link.ts'

/** The email with the link: at first, and again where an answer was sent back. */
export async function sendFigureRequest(deps: MailDeps, requestId: string): Promise<void> {
  const request = await findToSend(deps, requestId)
  if (!request || (request.state !== 'asked' && request.state !== 'returned')) return
  const company = unlinked(request.company_name)
  const by = unlinked(request.name ?? company)
  const isReturned = request.state === 'returned'
  const heading = isReturned
    ? 'Please look at a figure again'
    : `${company} needs a figure from you`
  const period = `${longMonth(monthOf(request.from_month))} to ${longMonth(monthOf(request.to_month))}`
  const message = renderEmail(deps.config, {
    preview: `${by} at ${company} has asked you for some figures.`,
    heading,
    paragraphs: [
      `${by} is working out the carbon footprint of ${company} and needs figures from you for ${period}${request.site ? ` for ${unlinked(request.site)}` : ''}, by ${longDate(request.due_on)}.`,
      ...(isReturned && request.reason
        ? [`Your answer was sent back: ${unlinked(request.reason)}`]
        : []),
      ...(request.note ? [unlinked(request.note)] : []),
      'The link opens a short form. You do not need an account, and only people at that company will see what you write. If you were not expecting this, you can ignore it.',
    ],
    action: { label: 'Give the figures', url: linkOfRequest(deps, requestId).url },
    footer: `Sent by ${deps.config.SELLER_NAME} for ${company}.`,
  })
  const at = request.decided_at ?? request.asked_at
  await sendOnce(deps, 'figure-request', {
    id: `figure-request-${requestId}-${at.getTime()}`,
    to: request.email,
    subject: isReturned ? `${by} sent your figures back` : `${by} has asked you for figures`,
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
    subject: `${by} has answered your request`,
    ...renderEmail(deps.config, {
      preview: `${by} has given the figures you asked for.`,
      heading: 'Your request has been answered',
      paragraphs: [
        `${by} has given the figures you asked for. They count once you have checked them and added them to the inventory.`,
      ],
      action: {
        label: 'Look at the answer',
        url: `${deps.config.origin}/my-impact/dashboards/footprint/${request.footprint_id}/requests`,
      },
      footer: `Sent by ${deps.config.SELLER_NAME}, because you asked for these figures.`,
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
