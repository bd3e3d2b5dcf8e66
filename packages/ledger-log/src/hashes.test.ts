import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmacSha256 } from './hashes.ts'

const bytes = (max: number) => fc.uint8Array({ maxLength: max })

test('a keyed hash is the HMAC that every library computes', () => {
  fc.assert(
    fc.property(bytes(64), bytes(300), (key, text) => {
      const known = createHmac('sha256', key).update(text).digest()
      expect(Buffer.compare(hmacSha256(key, text), known)).toBe(0)
    }),
  )
})

test('a key that is longer than a block is refused', () => {
  expect(() => hmacSha256(new Uint8Array(65), new Uint8Array())).toThrow(RangeError)
})
