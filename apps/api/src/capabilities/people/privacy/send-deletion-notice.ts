import type { Jobs } from '../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'

/** The last email to an address: its account is deleted. The address is not stored with it. */
export async function sendDeletionNotice(
  deps: MailDeps,
  { email, messageId }: Jobs['send-deletion-notice'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: 'Your name, email, cards and ways to sign in are gone.',
    heading: 'Your account has been deleted',
    paragraphs: [
      'Your name, email, addresses, cards, tax IDs, settings and every way to sign in have been deleted. This is the last email we will send to this address.',
      'What you funded stays in the public ledger and on its certificates, without your name. We also keep invoices, because tax law requires it.',
      'If you did not ask for this, please reply to this email at once.',
    ],
    action: { label: `Visit ${deps.config.siteName}`, url: deps.config.origin },
    footer: `Sent by ${deps.config.SELLER_NAME}, because the account of this address was deleted.`,
  })
  const message = { id: messageId, to: email, subject: 'Your account has been deleted', ...content }
  await sendOnce(deps, 'deletion-notice', message, { storedAs: '(deleted)' })
}
