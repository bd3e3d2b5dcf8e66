import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import {
  MOST_REMINDERS,
  reminderSteps,
} from '@understory/domain/footprints/figure-requests/reminder-steps.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { figureRequestsMessage } from './messages/messages.generated.ts'
import { linkOfRequest } from './request-link.ts'

const MOST_AT_ONCE = 1_000

/** One email a day to each person whose answer is due in a week, today, or since a week. */
export async function remindOfFigures(deps: MailDeps): Promise<void> {
  const now = deps.clock()
  const today = dayOf(now)
  const open = await deps.db
    .selectFrom('figure_request as r')
    .innerJoin('footprint as f', 'f.id', 'r.footprint_id')
    .select(['r.id', 'r.email', 'r.due_on', 'r.reminded', 'r.site', 'f.company_name'])
    .where('r.state', 'in', ['asked', 'returned'])
    .where('r.expires_at', '>', now)
    .where('r.reminded', '<', MOST_REMINDERS)
    .orderBy('r.due_on')
    .orderBy('r.id')
    .limit(MOST_AT_ONCE)
    .execute()
  const due = open.filter(({ due_on, reminded }) => reminderSteps(due_on, today) > reminded)
  for (const [email, requests] of Map.groupBy(due, (request) => request.email)) {
    await sendOnce(deps, 'figure-request-reminder', {
      id: `figure-reminder-${requests[0]?.id}-${today}`,
      to: email,
      subject:
        requests.length === 1
          ? figureRequestsMessage('remind-of-figures.one.subject')
          : figureRequestsMessage('remind-of-figures.subject'),
      ...renderEmail(deps.config, {
        preview: figureRequestsMessage('remind-of-figures.preview'),
        heading: figureRequestsMessage('remind-of-figures.heading'),
        paragraphs: [figureRequestsMessage('remind-of-figures.paragraphs')],
        rows: requests.map(({ id, company_name, site, due_on }) => [
          figureRequestsMessage('remind-of-figures.figure', {
            company: unlinked(company_name),
            ofSite: site ? 'yes' : 'other',
            site: unlinked(site ?? ''),
            dueOn: longDate(due_on),
          }),
          linkOfRequest(deps, id).url,
        ]),
        footer: figureRequestsMessage('remind-of-figures.footer', {
          seller: deps.config.SELLER_NAME,
        }),
      }),
    })
    for (const { id, due_on } of requests) {
      await deps.db
        .updateTable('figure_request')
        .set({ reminded: reminderSteps(due_on, today) })
        .where('id', '=', id)
        .execute()
    }
  }
}
