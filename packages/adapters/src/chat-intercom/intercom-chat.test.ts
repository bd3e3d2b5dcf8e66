import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { createIntercomChat } from './intercom-chat.ts'

const SECRET = 'a secret of this workspace'
const ADA = { userId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'Ada', email: 'ada@a.example' }
const NOW = new Date('2026-03-01T12:00:00Z')

test('a user is proved by a token that runs out, signed with a secret that the browser never has', async () => {
  const token = createIntercomChat({ appId: 'abc12345', secret: SECRET }).tokenOf(ADA, NOW)
  const [header = '', payload = '', signature = ''] = token.split('.')
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(read(payload)).toEqual({
    user_id: ADA.userId,
    name: 'Ada',
    email: 'ada@a.example',
    iat: NOW.getTime() / 1_000,
    exp: NOW.getTime() / 1_000 + 900,
  })
  // As another implementation verifies it.
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await webcrypto.subtle.importKey('raw', Buffer.from(SECRET), algorithm, false, [
    'verify',
  ])
  const verified = (text: string) =>
    webcrypto.subtle.verify(
      'HMAC',
      key,
      Buffer.from(signature, 'base64url'),
      Buffer.from(`${header}.${text}`),
    )
  expect(await verified(payload)).toBe(true)
  expect(await verified(payload.replace(/^e/, 'f'))).toBe(false)
})
