import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { hashOfLink } from '../../../http/link.ts'
import { keyFor } from '../../../signing/key-for.ts'

/** The link of a request, which follows from its id, so that a reminder has the same one. */
export function linkOfRequest({ config }: Pick<Deps, 'config'>, requestId: string) {
  const key = keyFor(config.APP_SECRET, 'figure-request')
  const token = createHmac('sha256', key).update(requestId).digest('base64url')
  return { url: `${config.origin}/answer/${token}`, hash: hashOfLink(token) }
}
