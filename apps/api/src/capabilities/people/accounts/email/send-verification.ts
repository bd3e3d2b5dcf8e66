import type { Jobs } from '../../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnceToUser } from '../../../site/mail/public.ts'
import { accountsMessage } from '../messages/messages.generated.ts'

/** The link that turns an unverified email into a verified one. */
export async function sendVerification(
  deps: MailDeps,
  message: Jobs['send-verification'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: accountsMessage('verification.preview'),
    heading: accountsMessage('verification.heading'),
    paragraphs: [
      accountsMessage('verification.paragraphs', { siteName: deps.config.siteName }),
      accountsMessage('verification.paragraphs.2'),
    ],
    action: { label: accountsMessage('verification.action.label'), url: message.url },
    footer: accountsMessage('verification.footer', {
      seller: deps.config.SELLER_NAME,
      origin: deps.config.origin,
    }),
  })
  await sendOnceToUser(deps, 'verification', {
    id: message.messageId,
    to: message.email,
    subject: accountsMessage('verification.subject'),
    ...content,
  })
}
