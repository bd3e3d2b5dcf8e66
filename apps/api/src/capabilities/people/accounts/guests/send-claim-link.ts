import type { Jobs } from '../../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnceToUser } from '../../../site/mail/public.ts'
import { accountsMessage } from '../messages/messages.generated.ts'

/** The link that gives a guest's account its first password. */
export async function sendClaimLink(
  deps: MailDeps,
  message: Jobs['send-claim-link'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: accountsMessage('claim-link.preview'),
    heading: accountsMessage('claim-link.heading'),
    paragraphs: [
      accountsMessage('claim-link.paragraphs'),
      accountsMessage('claim-link.paragraphs.2'),
    ],
    action: { label: accountsMessage('claim-link.action.label'), url: message.url },
    footer: accountsMessage('claim-link.footer', {
      seller: deps.config.SELLER_NAME,
      origin: deps.config.origin,
    }),
  })
  await sendOnceToUser(deps, 'claim', {
    id: message.messageId,
    to: message.email,
    subject: accountsMessage('claim-link.subject'),
    ...content,
  })
}
