import { expect, test } from 'vitest'
import { createIntercomChat } from './intercom-chat.ts'

test('a user is proved by HMAC-SHA256 of their id, with a secret that the browser never has', () => {
  const chat = createIntercomChat({ appId: 'abc12345', secret: 'key' })
  // The example of RFC 4231 and of Wikipedia's article on HMAC.
  expect(chat.hashOf('The quick brown fox jumps over the lazy dog')).toBe(
    'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
  )
  expect(JSON.stringify(chat)).not.toContain('key')
})
