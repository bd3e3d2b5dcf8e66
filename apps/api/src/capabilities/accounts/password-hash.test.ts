import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('at full cost a hash takes 64 MiB three times over, which is three times what OWASP asks for', async () => {
  const hash = await hashPassword('moss on a north wall', 'full')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(await verifyPassword({ hash, password: 'moss on a north wall' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'moss on a south wall' })).toBe(false)
})
