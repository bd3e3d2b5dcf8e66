import type { Deps } from '../../../deps.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../mail/public.ts'
import { hashOfAddress } from './addresses.ts'
import { confirmUrl, leaveUrl } from './links.ts'
import { newsletterMessage } from './messages/messages.generated.ts'
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
  const heading = newsletterMessage('request.to-confirm.heading')
  const message = renderEmail(deps.config, {
    preview: newsletterMessage('request.to-confirm.preview'),
    heading,
    paragraphs: [
      newsletterMessage('request.to-confirm.paragraphs'),
      newsletterMessage('request.to-confirm.paragraphs.2'),
    ],
    action: {
      label: newsletterMessage('request.to-confirm.action.label'),
      url: await confirmUrl(deps, email),
    },
    footer: footer(deps),
  })
  return { subject: newsletterMessage('request.to-confirm.subject'), ...message }
}

async function alreadyReading(deps: MailDeps, hash: string) {
  const message = renderEmail(deps.config, {
    preview: newsletterMessage('request.already-reading.preview'),
    heading: newsletterMessage('request.already-reading.heading'),
    paragraphs: [
      newsletterMessage('request.already-reading.paragraphs'),
      newsletterMessage('request.already-reading.paragraphs.2'),
    ],
    action: {
      label: newsletterMessage('request.already-reading.action.label'),
      url: await leaveUrl(deps, { hash, issue: null }),
    },
    footer: footer(deps),
  })
  return { subject: newsletterMessage('request.already-reading.subject'), ...message }
}

const footer = ({ config }: MailDeps) =>
  newsletterMessage('request.footer', { seller: config.SELLER_NAME, origin: config.origin })
