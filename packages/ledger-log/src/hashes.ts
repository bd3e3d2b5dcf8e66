import { createHmac, hash } from 'node:crypto'

/** 32 bytes. */
export type Hash = Uint8Array

export const HASH_BYTES = 32

export const sha256 = (bytes: Uint8Array): Hash => hash('sha256', bytes, 'buffer')

export const hmacSha256 = (key: Uint8Array, bytes: Uint8Array): Hash =>
  createHmac('sha256', key).update(bytes).digest()

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
