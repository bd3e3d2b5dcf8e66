import type { Jobs } from '../../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnceToUser } from '../../../site/mail/public.ts'

/** The link that turns an unverified email into a verified one. */
export async function sendVerification(
  deps: MailDeps,
  message: Jobs['send-verification'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: 'One click confirms this address.',
    heading: 'Is this your email address?',
    paragraphs: [
      `Someone, we hope you, joined ${deps.config.siteName} with this address. Confirm it, and certificates and receipts will find you.`,
      'The link works for 24 hours. If it was not you, nothing more will happen.',
    ],
    action: { label: 'Verify my email', url: message.url },
    footer: `Sent by ${deps.config.SELLER_NAME}, because this address was used to join at ${deps.config.origin}.`,
  })
  await sendOnceToUser(deps, 'verification', {
    id: message.messageId,
    to: message.email,
    subject: 'Verify your email address',
    ...content,
  })
}
