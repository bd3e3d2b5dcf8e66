import type { Jobs } from '../../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnceToUser } from '../../../site/mail/public.ts'

/** The link that sets a new password. */
export async function sendPasswordReset(
  deps: MailDeps,
  message: Jobs['send-password-reset'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: 'The link works once, for an hour.',
    heading: 'Choose a new password',
    paragraphs: [
      'Someone, we hope you, asked for a new password. The link works once, within an hour. Using it signs you out everywhere.',
      'If it was not you, ignore this email: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: message.url },
    footer: `Sent by ${deps.config.SELLER_NAME}, because a new password was asked for at ${deps.config.origin}.`,
  })
  await sendOnceToUser(deps, 'password-reset', {
    id: message.messageId,
    to: message.email,
    subject: 'Choose a new password',
    ...content,
  })
}
