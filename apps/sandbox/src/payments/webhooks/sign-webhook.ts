import { createHmac } from 'node:crypto'

/**
 * The provider's signature header: `t` is the real time in Unix seconds, whatever the sandbox's
 * clock says, because the receiver compares it with its own clock.
 */
export function signWebhook(body: string, secret: string, unixSeconds: number): string {
  const digest = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex')
  return `t=${unixSeconds},v1=${digest}`
}
