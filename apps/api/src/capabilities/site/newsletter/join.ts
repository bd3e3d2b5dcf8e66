import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { AskForNewsletter } from '@understory/contracts/site/newsletter/newsletter.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { hashOfAddress, readAddress } from './addresses.ts'
import { readLink } from './links.ts'
import { addReader, findReader, suppressedAt } from './readers.ts'

type NewsletterJoinDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'jobs' | 'limit'>

const PER_EMAIL = { name: 'newsletter-of-email', points: 3, seconds: 86_400 }
const RECEIVED = { received: true } as const

/**
 * Queues the email that asks its owner to confirm. The answer says nothing of the address: a stranger
 * must not learn who reads, nor from how long it takes.
 */
export async function askForNewsletter(
  deps: NewsletterJoinDeps,
  { email: typed, fax }: BodyOf<typeof AskForNewsletter>,
): Promise<typeof RECEIVED | Refused> {
  const email = readAddress(typed)
  if (!email) {
    const { message } = refuse('NEWSLETTER_BAD_EMAIL').refusal
    return refuse('NEWSLETTER_BAD_EMAIL', [{ field: 'email', message }])
  }
  // A robot does not learn that it was recognised.
  if (fax !== '') return RECEIVED
  return (await sendRequest(deps, email)) ?? RECEIVED
}

export async function sendRequest(
  deps: NewsletterJoinDeps,
  email: string,
): Promise<Refused | undefined> {
  if (!(await deps.limit(PER_EMAIL, hashOfAddress(deps.config, email)))) {
    return refuse('TOO_MANY_ATTEMPTS')
  }
  const job = { email, messageId: `newsletter-request-${deps.newId()}` }
  await deps.jobs.enqueue(deps.db, 'send-newsletter-request', job)
}

/** Joins the address whose owner followed the link of the email. What happened to the address since it was sent counts more. */
export async function confirmNewsletter(
  deps: NewsletterJoinDeps,
  token: string,
): Promise<Refused | undefined> {
  const link = await readLink(deps, token)
  if (link?.isFor !== 'joining') return refuse('NEWSLETTER_LINK_INVALID')
  const hash = hashOfAddress(deps.config, link.email)
  return transact(deps.db, async (tx) => {
    const reader = await findReader(tx, hash)
    if (reader && !reader.left_at) return refuse('NEWSLETTER_DUPLICATE')
    const suppressed = await suppressedAt(tx, hash)
    const since = [reader?.left_at, suppressed].filter((at) => at && at >= link.askedAt)
    if (since.length > 0) return refuse('NEWSLETTER_LINK_INVALID')
    await addReader(tx, deps, link.email)
  })
}
