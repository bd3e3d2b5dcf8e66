import type { Jobs } from '../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { privacyMessage } from './messages/messages.generated.ts'

/** The last email to an address: its account is deleted. The address is not stored with it. */
export async function sendDeletionNotice(
  deps: MailDeps,
  { email, messageId }: Jobs['send-deletion-notice'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: privacyMessage('deletion-notice.preview'),
    heading: privacyMessage('deletion-notice.heading'),
    paragraphs: [
      privacyMessage('deletion-notice.paragraphs'),
      privacyMessage('deletion-notice.paragraphs.2'),
      privacyMessage('deletion-notice.paragraphs.3'),
    ],
    action: {
      label: privacyMessage('deletion-notice.action.label', { siteName: deps.config.siteName }),
      url: deps.config.origin,
    },
    footer: privacyMessage('deletion-notice.footer', { seller: deps.config.SELLER_NAME }),
  })
  const message = {
    id: messageId,
    to: email,
    subject: privacyMessage('deletion-notice.subject'),
    ...content,
  }
  await sendOnce(deps, 'deletion-notice', message, { storedAs: '(deleted)' })
}
