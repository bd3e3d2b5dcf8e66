import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { type Refused, refuse } from './refuse.ts'
import type { RateLimit } from './route.ts'

/** Of one link, wherever it is opened. */
export const PER_LINK: RateLimit = { name: 'link', points: 60, seconds: 60 }

/** 32 bytes in base64url. */
const TOKEN_OF_LINK = /^[A-Za-z0-9_-]{43}$/

/** What is stored of the token of a link. */
export const hashOfLink = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** A link that cannot be one answers like one that has ended. */
export async function refuseLink(
  { limit }: Pick<Deps, 'limit'>,
  token: string,
  perLink: RateLimit,
): Promise<Refused | null> {
  if (!TOKEN_OF_LINK.test(token)) return refuse('LINK_GONE')
  return (await limit(perLink, hashOfLink(token))) ? null : refuse('TOO_MANY_ATTEMPTS')
}
