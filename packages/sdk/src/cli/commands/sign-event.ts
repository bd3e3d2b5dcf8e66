import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A secret for this run alone. */
export const newSigningSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

/** The headers of Standard Webhooks 1.0.0 for a body that is sent now. */
export function signEvent(secret: string, id: string, body: string): Record<string, string> {
  const at = String(Math.floor(Date.now() / 1_000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': `v1,${signature}`,
  }
}
