import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import {
  MOST_REMINDERS,
  reminderSteps,
} from '@understory/domain/footprints/figure-requests/reminder-steps.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
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
      subject: requests.length === 1 ? 'A figure is still needed' : 'Some figures are still needed',
      ...renderEmail(deps.config, {
        preview: 'You have been asked for some figures for a carbon footprint.',
        heading: 'A friendly reminder',
        paragraphs: [
          'You have been asked for some figures for a carbon footprint. Each link opens a short form, and you do not need an account. We send three reminders at most.',
        ],
        rows: requests.map(({ id, company_name, site, due_on }) => [
          `${unlinked(company_name)}${site ? `, ${unlinked(site)}` : ''}, by ${longDate(due_on)}`,
          linkOfRequest(deps, id).url,
        ]),
        footer: `Sent by ${deps.config.SELLER_NAME} on behalf of the people who asked you.`,
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
