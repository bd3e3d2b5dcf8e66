import { createHmac } from 'node:crypto'
import type { SupportChat } from '@understory/ports/support-chat.ts'

/** Intercom's identity verification: HMAC-SHA256 of the user's id, in hexadecimal, as `user_hash`. */
export function createIntercomChat(options: { appId: string; secret: string }): SupportChat {
  const { appId, secret } = options
  return {
    appId,
    hashOf: (userId) => createHmac('sha256', secret).update(userId).digest('hex'),
  }
}
