import type { Jobs } from '../../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnceToUser } from '../../../site/mail/public.ts'

/** The link that gives a guest's account its first password. */
export async function sendClaimLink(
  deps: MailDeps,
  message: Jobs['send-claim-link'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: 'The link works once, for two weeks.',
    heading: 'Choose a password to keep your forest',
    paragraphs: [
      'Someone, we hope you, paid with this email and has not chosen a password yet. The link lets you choose one; it works once, within two weeks.',
      'If it was not you, ignore this email: without the link nobody can sign in with your email.',
    ],
    action: { label: 'Choose a password', url: message.url },
    footer: `Sent by ${deps.config.SELLER_NAME}, because this email was used at ${deps.config.origin}.`,
  })
  await sendOnceToUser(deps, 'claim', {
    id: message.messageId,
    to: message.email,
    subject: 'Choose a password to keep your forest',
    ...content,
  })
}
