import type { Jobs } from '../../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnceToUser } from '../../../site/mail/public.ts'
import { accountsMessage } from '../messages/messages.generated.ts'

/** The link that sets a new password. */
export async function sendPasswordReset(
  deps: MailDeps,
  message: Jobs['send-password-reset'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: accountsMessage('password-reset.preview'),
    heading: accountsMessage('password-reset.heading'),
    paragraphs: [
      accountsMessage('password-reset.paragraphs'),
      accountsMessage('password-reset.paragraphs.2'),
    ],
    action: { label: accountsMessage('password-reset.action.label'), url: message.url },
    footer: accountsMessage('password-reset.footer', {
      seller: deps.config.SELLER_NAME,
      origin: deps.config.origin,
    }),
  })
  await sendOnceToUser(deps, 'password-reset', {
    id: message.messageId,
    to: message.email,
    subject: accountsMessage('password-reset.subject'),
    ...content,
  })
}
