import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import {
  findOwnersAndAdmins,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../../site/mail/public.ts'
import { webhooksMessage } from '../messages/messages.generated.ts'

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
      paragraphs: [text, webhooksMessage('webhook-failing.paragraphs')],
      action: {
        label: webhooksMessage('webhook-failing.action.label'),
        url: `${deps.config.origin}/my-impact/account/webhooks`,
      },
      footer: webhooksMessage('webhook-failing.footer', { seller: deps.config.SELLER_NAME }),
    }),
  })
}

function wordsFor(why: string | null, { name, since }: { name: string; since: string }) {
  if (why === 'gone') {
    return {
      heading: webhooksMessage('webhook-failing.words-for.heading', { name }),
      text: webhooksMessage('webhook-failing.words-for.text', { name }),
    }
  }
  if (why === 'failing') {
    return {
      heading: webhooksMessage('webhook-failing.words-for.heading', { name }),
      text: webhooksMessage('webhook-failing.words-for.text.2', { name, since }),
    }
  }
  return {
    heading: webhooksMessage('webhook-failing.words-for.heading.2', { name }),
    text: webhooksMessage('webhook-failing.words-for.text.3', { name, since }),
  }
}
