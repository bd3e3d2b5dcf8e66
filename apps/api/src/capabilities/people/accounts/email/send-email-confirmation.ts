import type { Jobs } from '../../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../../site/mail/public.ts'

/** The link, sent to a new address, that makes it the one to sign in with. */
export async function sendEmailConfirmation(
  deps: MailDeps,
  message: Jobs['send-email-confirmation'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: 'One click, and you sign in with this address.',
    heading: 'Is this your new email?',
    paragraphs: [
      `You asked to use this address with ${deps.config.siteName} from now on. Until you confirm it, nothing changes.`,
      'The link works once, for 24 hours.',
    ],
    action: { label: 'Use this address', url: message.url },
    footer: `Sent by ${deps.config.SELLER_NAME}, because someone gave this address at ${deps.config.origin}.`,
  })
  await sendOnce(deps, 'email-confirmation', {
    id: message.messageId,
    to: message.email,
    subject: 'Confirm your new email address',
    ...content,
  })
}
