import type { WebhookEvent } from './generated/types.generated.ts'
import { isSignedBy } from './webhooks/is-signed-by.ts'
import { WebhookError } from './webhooks/webhook-error.ts'

export type * from './generated/types.generated.ts'
export { WebhookError }

type HeadersOfRequest = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

export type VerifySettings = {
  /** How far the clocks may be apart. */
  readonly toleranceSeconds?: number
}

const TOLERANCE_SECONDS = 300

/**
 * The event in a request, once it is certain that the installation sent it: signed by one of the secrets
 * (`whsec_…`, or the public key `whpk_…`), and a moment ago. Give the body as it came, before it is parsed.
 * Throws a `WebhookError`.
 */
export async function verify(
  body: string | Uint8Array,
  headers: HeadersOfRequest,
  secrets: string | readonly string[],
  { toleranceSeconds = TOLERANCE_SECONDS }: VerifySettings = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id')
  const sentAt = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature').split(' ')
  if (!/^\d{1,12}$/.test(sentAt)) throw new WebhookError('HEADERS_MISSING')
  if (Math.abs(Date.now() / 1_000 - Number(sentAt)) > toleranceSeconds)
    throw new WebhookError('TOO_OLD')
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = new TextEncoder().encode(`${id}.${sentAt}.${text}`)
  for (const secret of [secrets].flat())
    for (const signature of signatures)
      if (await isSignedBy(secret, signed, signature)) return JSON.parse(text) as WebhookEvent
  throw new WebhookError('NOT_SIGNED')
}

function headerOf(headers: HeadersOfRequest, name: string): string {
  const found =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]
  if (typeof found !== 'string' || found === '') throw new WebhookError('HEADERS_MISSING')
  return found
}
