import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import {
  WEBHOOK_ANSWER_BYTES,
  WEBHOOK_ANSWER_SHOWN,
  WEBHOOK_TIMEOUT_MS,
} from '@understory/domain/developers/webhooks/webhook-limits.ts'
import type { WebhookSender } from '@understory/ports/developers/webhook-sender.ts'
import type { GuardedRequest } from '@understory/ports/guarded-request.ts'
import { Webhook } from 'standardwebhooks'

const SECRET_BYTES = 32
const USER_AGENT = 'Understory-Webhooks/1'

type HttpWebhookSenderSettings = {
  readonly request: GuardedRequest
  readonly isLoopback: (address: string) => boolean
  readonly isPublicAddress: (address: string) => boolean
  readonly allowsLoopback: boolean
  /** Our own; nothing is sent there. */
  readonly origin: string
}

/** Over https to the public internet, each request signed by the library of Standard Webhooks. */
export function createHttpWebhookSender(settings: HttpWebhookSenderSettings): WebhookSender {
  const { request } = settings
  return {
    newSecret: () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`,
    wrongWith: (address) => wrongWith(address, settings),
    async send(url, { id, body, secrets }) {
      // Receivers allow it to be some minutes off, by the clock of the world: a local one may have been moved.
      const at = new Date()
      const { status, headers, text } = await request(url, {
        method: 'POST',
        timeoutMs: WEBHOOK_TIMEOUT_MS,
        mostBytes: WEBHOOK_ANSWER_BYTES,
        endsEarly: true,
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': USER_AGENT,
          'content-length': String(Buffer.byteLength(body)),
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': secrets.map((one) => new Webhook(one).sign(id, at, body)).join(' '),
        },
      })
      const retryAfter = headers['retry-after']
      return {
        status,
        retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
        text: text.slice(0, WEBHOOK_ANSWER_SHOWN),
      }
    },
  }
}

function wrongWith(
  address: string,
  { allowsLoopback, isLoopback, isPublicAddress, origin }: HttpWebhookSenderSettings,
): ReturnType<WebhookSender['wrongWith']> {
  if (!URL.canParse(address)) return 'no-address'
  const { protocol, username, password, hostname, host } = new URL(address)
  const name = hostname.replace(/^\[|\]$/g, '')
  const isLocal = name === 'localhost' || isLoopback(name)
  const isOpenlyLocal = allowsLoopback && isLocal && protocol === 'http:'
  if (protocol !== 'https:' && !isOpenlyLocal) return 'not-https'
  if (username || password) return 'no-address'
  if (host === new URL(origin).host) return 'not-public'
  if (isLocal) return allowsLoopback ? null : 'not-public'
  return isIP(name) !== 0 && !isPublicAddress(name) ? 'not-public' : null
}
