import { expect, test } from 'vitest'
import { hashOfApiKeySecret, isApiKeySecret, newApiKeySecret } from './api-key-secret.ts'

test('a new secret has the shape that scanners of code look for, and its checksum', () => {
  const secrets = Array.from({ length: 200 }, (_, at) => newApiKeySecret(at % 2 ? 'live' : 'test'))
  expect(new Set(secrets).size).toBe(200)
  for (const secret of secrets) {
    expect(secret).toMatch(/^u[sr]k_(live|test)_[0-9A-Za-z]{38}$/)
    expect(isApiKeySecret(secret)).toBe(true)
  }
})

test('every slip of one digit is seen without a look-up', () => {
  const secret = newApiKeySecret('live')
  for (let at = 'urk_live_'.length; at < secret.length; at += 1) {
    const other = secret[at] === 'a' ? 'b' : 'a'
    expect(isApiKeySecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false)
  }
})

test.each(['', 'urk_live_', 'urk_test_abc', ' ', `${'urk_live_'}${'0'.repeat(38)}`])(
  '%j is none',
  (text) => expect(isApiKeySecret(text)).toBe(false),
)

test('what is stored is SHA-256 of the whole secret', () => {
  expect(hashOfApiKeySecret('urk_live_x')).toHaveLength(32)
})
