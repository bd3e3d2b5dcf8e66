import type { Jobs } from '../../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../../site/mail/public.ts'
import { accountsMessage } from '../messages/messages.generated.ts'

/** The link, sent to a new address, that makes it the one to sign in with. */
export async function sendEmailConfirmation(
  deps: MailDeps,
  message: Jobs['send-email-confirmation'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: accountsMessage('email-confirmation.preview'),
    heading: accountsMessage('email-confirmation.heading'),
    paragraphs: [
      accountsMessage('email-confirmation.paragraphs', { siteName: deps.config.siteName }),
      accountsMessage('email-confirmation.paragraphs.2'),
    ],
    action: { label: accountsMessage('email-confirmation.action.label'), url: message.url },
    footer: accountsMessage('email-confirmation.footer', {
      seller: deps.config.SELLER_NAME,
      origin: deps.config.origin,
    }),
  })
  await sendOnce(deps, 'email-confirmation', {
    id: message.messageId,
    to: message.email,
    subject: accountsMessage('email-confirmation.subject'),
    ...content,
  })
}
