import { createHmac } from 'node:crypto'
import type { SupportChat } from '@understory/ports/site/support-chat.ts'

/** As long as opening the messenger takes, and a first message. */
const SECONDS = 15 * 60

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Intercom's messenger security: a JSON web token, signed with HMAC-SHA256, as `intercom_user_jwt`.
 * https://www.intercom.com/help/en/articles/10589769-authenticating-users-in-the-messenger-with-json-web-tokens-jwts
 */
export function createIntercomChat(options: { appId: string; secret: string }): SupportChat {
  const { appId, secret } = options
  return {
    appId,
    tokenOf({ userId, name, email }, now) {
      const issued = Math.floor(now.getTime() / 1_000)
      const signed = [
        part({ alg: 'HS256', typ: 'JWT' }),
        part({ user_id: userId, name, email, iat: issued, exp: issued + SECONDS }),
      ].join('.')
      const signature = createHmac('sha256', secret).update(signed).digest('base64url')
      return `${signed}.${signature}`
    },
  }
}
