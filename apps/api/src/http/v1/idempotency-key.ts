import { type Refused, refuse } from '../refuse.ts'

export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/**
 * What a program calls its call by (draft-ietf-httpapi-idempotency-key-header): a string in quotes, or the same without
 * them.
 */
export function readIdempotencyKey(request: Request): string | Refused {
  const sent = request.headers.get(IDEMPOTENCY_HEADER)?.trim() ?? ''
  if (sent === '') return refuse('IDEMPOTENCY_KEY_MISSING')
  const inside = /^"(.*)"$/.exec(sent)?.[1]
  const key = inside === undefined ? sent : inside.replace(/\\(["\\])/g, '$1')
  return /^[!-~]{1,255}$/.test(key) ? key : refuse('IDEMPOTENCY_KEY_INVALID')
}
