import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import {
  findOwnersAndAdmins,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../../site/mail/public.ts'

/** To owners and admins: nothing reaches a webhook, or it was switched off. */
export async function sendWebhookFailing(
  deps: MailDeps,
  { endpointId, at }: { readonly endpointId: string; readonly at: string },
): Promise<void> {
  const endpoint = await deps.db
    .selectFrom('webhook_endpoint')
    .select(['account_id', 'url', 'disabled_why', 'failing_since'])
    .where('id', '=', endpointId)
    .executeTakeFirst()
  // Meanwhile it works again, or a person switched it off.
  if (!endpoint || endpoint.disabled_why === 'by-hand') return
  if (!endpoint.disabled_why && !endpoint.failing_since) return
  const { host } = new URL(endpoint.url)
  const name = unlinked(host)
  const since = longDate(dayOf(endpoint.failing_since ?? new Date(at)))
  const { heading, text } = wordsFor(endpoint.disabled_why, { name, since })
  const readers = await findOwnersAndAdmins(deps, endpoint.account_id)
  await sendToReaders(deps, 'webhook-failing', readers, {
    id: `webhook-failing-${endpointId}-${new Date(at).getTime()}`,
    subject: heading,
    ...renderEmail(deps.config, {
      preview: text,
      heading,
      paragraphs: [text, 'Nothing is lost: events can be sent again for 90 days.'],
      action: {
        label: 'See your webhooks',
        url: `${deps.config.origin}/my-impact/account/webhooks`,
      },
      footer: `Sent by ${deps.config.SELLER_NAME}, because you are an owner or admin of this account.`,
    }),
  })
}

function wordsFor(why: string | null, { name, since }: { name: string; since: string }) {
  if (why === 'gone') {
    return {
      heading: `Your webhook at ${name} is off`,
      text: `${name} says that it is gone for good, so we have stopped sending events there.`,
    }
  }
  if (why === 'failing') {
    return {
      heading: `Your webhook at ${name} is off`,
      text: `Nothing we sent to ${name} has arrived since ${since}, so we have stopped trying.`,
    }
  }
  return {
    heading: `Your webhook at ${name} is failing`,
    text: `Nothing we sent to ${name} has arrived since ${since}. We will keep trying for four more days.`,
  }
}
