import type { Deps } from '../../../deps.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../mail/public.ts'
import { hashOfAddress } from './addresses.ts'
import { confirmUrl, leaveUrl } from './links.ts'
import { findReader, suppressedAt } from './readers.ts'

const MONTH = 30 * 86_400
/** Where mail came back or was called spam, hardly any is sent. */
const PER_SUPPRESSED = { name: 'newsletter-of-suppressed', points: 1, seconds: MONTH }

/** To an address that someone gave: whether its owner wants to read, or that they do already. */
export async function sendNewsletterRequest(
  deps: MailDeps & Pick<Deps, 'limit'>,
  { email, messageId }: Jobs['send-newsletter-request'],
): Promise<void> {
  const hash = hashOfAddress(deps.config, email)
  const reader = await findReader(deps.db, hash)
  const isReading = reader !== undefined && reader.left_at === null
  if (await suppressedAt(deps.db, hash)) {
    if (!(await deps.limit(PER_SUPPRESSED, hash))) return
  }
  const content = isReading ? await alreadyReading(deps, hash) : await toConfirm(deps, email)
  const message = { id: messageId, to: email, ...content }
  await sendOnce(deps, 'newsletter-request', message, { storedAs: '(newsletter)' })
}

async function toConfirm(deps: MailDeps, email: string) {
  const heading = 'Would you like our newsletter?'
  const message = renderEmail(deps.config, {
    preview: 'One click, and our newsletter will come to this address.',
    heading,
    paragraphs: [
      'Someone, we hope you, asked for our newsletter at this address. It comes a few times a year: new projects, what was planted and removed, and what we have learned. We do not track who opens it or clicks.',
      'The link works for a week. If it was not you, you can ignore this email: unless the link is clicked, we send nothing else and your address is on no list.',
    ],
    action: { label: 'Yes, send me the newsletter', url: await confirmUrl(deps, email) },
    footer: footer(deps),
  })
  return { subject: 'Please confirm: our newsletter', ...message }
}

async function alreadyReading(deps: MailDeps, hash: string) {
  const message = renderEmail(deps.config, {
    preview: 'Nothing has changed.',
    heading: 'You already get our newsletter',
    paragraphs: [
      'Someone, perhaps you, asked for our newsletter at this address. You already get it here, so nothing has changed and there is nothing to do.',
      'If you no longer want it, you can leave with one click.',
    ],
    action: { label: 'Leave the newsletter', url: await leaveUrl(deps, { hash, issue: null }) },
    footer: footer(deps),
  })
  return { subject: 'You already get our newsletter', ...message }
}

const footer = ({ config }: MailDeps) =>
  `Sent by ${config.SELLER_NAME}, because this address was given at ${config.origin}/newsletter.`
