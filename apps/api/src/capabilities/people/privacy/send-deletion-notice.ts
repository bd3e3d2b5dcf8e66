import type { Jobs } from '../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'

/** The last email to an address: its account is deleted. The address is not stored with it. */
export async function sendDeletionNotice(
  deps: MailDeps,
  { email, messageId }: Jobs['send-deletion-notice'],
): Promise<void> {
  const content = renderEmail(deps.config, {
    preview: 'Your name, email, cards and ways to sign in are gone.',
    heading: 'Your account is deleted',
    paragraphs: [
      'Your name, email, addresses, cards, tax ids, settings and every way to sign in were deleted. This is the last email to this address.',
      'What you funded stays in the public ledger and on its certificates, without your name. Invoices stay, because tax law asks us to keep them.',
      'If you did not ask for this, please answer this email at once.',
    ],
    action: { label: `Visit ${deps.config.siteName}`, url: deps.config.origin },
    footer: `Sent by ${deps.config.SELLER_NAME}, because the account of this address was deleted.`,
  })
  const message = { id: messageId, to: email, subject: 'Your account is deleted', ...content }
  await sendOnce(deps, 'deletion-notice', message, { storedAs: '(deleted)' })
}
