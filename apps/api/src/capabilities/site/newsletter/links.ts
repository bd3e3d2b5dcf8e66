import { CONFIRM_PATH, LEAVE_PATH } from '@understory/contracts/site/newsletter/newsletter.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type { Deps } from '../../../deps.ts'
import { readToken, signToken } from '../../../signing/signed-token.ts'

const CONFIRM_DAYS = 7
/** An old issue must still be a way out. */
const LEAVE_DAYS = 5 * 365

type NewsletterLinksDeps = Pick<Deps, 'config' | 'clock'>

export type NewsletterLink =
  | { readonly isFor: 'joining'; readonly email: string; readonly askedAt: Date }
  | { readonly isFor: 'leaving'; readonly hash: string; readonly issueId: string | null }

/** The person who opens it has read an email to that address. */
export async function confirmUrl(
  { config, clock }: NewsletterLinksDeps,
  email: string,
): Promise<string> {
  const now = clock().getTime()
  const claims = { email, at: now, exp: Math.floor((now + CONFIRM_DAYS * DAY_MS) / 1_000) }
  const token = await signToken(config.APP_SECRET, 'join-newsletter', claims)
  return `${config.origin}${CONFIRM_PATH}?token=${token}`
}

/** `issue` is null for a reader who leaves by an email that is no issue. */
export async function leaveUrl(
  { config, clock }: NewsletterLinksDeps,
  { hash, issue }: { readonly hash: string; readonly issue: string | null },
): Promise<string> {
  const exp = Math.floor((clock().getTime() + LEAVE_DAYS * DAY_MS) / 1_000)
  const token = await signToken(config.APP_SECRET, 'leave-newsletter', { hash, issue, exp })
  return `${config.origin}${LEAVE_PATH}?token=${token}`
}

/** Null where it is not ours, or has expired. */
export async function readLink(
  { config, clock }: NewsletterLinksDeps,
  token: string,
): Promise<NewsletterLink | null> {
  const given = { token, now: clock() }
  const joining = await readToken(config.APP_SECRET, 'join-newsletter', given)
  if (joining && joining !== 'expired') {
    return {
      isFor: 'joining',
      email: String(joining.email),
      askedAt: new Date(Number(joining.at)),
    }
  }
  const leaving = await readToken(config.APP_SECRET, 'leave-newsletter', given)
  if (!leaving || leaving === 'expired') return null
  return {
    isFor: 'leaving',
    hash: String(leaving.hash),
    issueId: typeof leaving.issue === 'string' ? leaving.issue : null,
  }
}
