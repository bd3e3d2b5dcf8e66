import { hash } from 'node:crypto'

/** 32 bytes. */
export type Hash = Uint8Array

export const HASH_BYTES = 32

export const sha256 = (bytes: Uint8Array): Hash => hash('sha256', bytes, 'buffer')

const BLOCK_BYTES = 64
const [INNER, OUTER] = [0x36, 0x5c]

/**
 * HMAC by RFC 2104, for keys of at most a block. Node's own makes a key object of each key, which takes three times
 * as long as the hashing; a bill has two keys for each of its orders.
 */
export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Hash {
  if (key.length > BLOCK_BYTES) throw new RangeError(`a key has at most ${BLOCK_BYTES} bytes`)
  const inner = sha256(Buffer.concat([padded(key, INNER), bytes]))
  return sha256(Buffer.concat([padded(key, OUTER), inner]))
}

function padded(key: Uint8Array, pad: number): Uint8Array {
  const block = Buffer.alloc(BLOCK_BYTES, pad)
  for (const [at, byte] of key.entries()) block[at] = byte ^ pad
  return block
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  Buffer.compare(one, other) === 0

export const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** Strict: with padding, and with zero in the bits that are not used; `null` otherwise. */
export function fromBase64(text: string): Uint8Array | null {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : null
}

/** 32 bytes in strict base64; `null` otherwise. */
export function hashFromBase64(text: string): Hash | null {
  const bytes = fromBase64(text)
  return bytes?.length === HASH_BYTES ? bytes : null
}
