import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_DIGITS = 32
const CHECK_DIGITS = 6
/** `uat_` opens the key of an app in the place of a secret. */
const SHAPE = /^(?:urk_(?:live|test)|uat)_[0-9A-Za-z]{38}$/

/** What every secret of a restricted key begins with, for people and for scanners of code. */
export const apiKeyPrefix = (mode: ApiMode): string => `urk_${mode}_`

/** A new secret of a key: 190 random bits, and a checksum by which a typing error costs no look-up. */
export function newApiKeySecret(mode: ApiMode): string {
  return newSecret(apiKeyPrefix(mode))
}

/** The same for an app: a token of an hour (`uat`), one that gets the next (`urt`), and the code for the first. */
export function newToken(kind: 'uac' | 'uat' | 'urt'): string {
  return newSecret(`${kind}_`)
}

function newSecret(prefix: string): string {
  const random = Array.from({ length: RANDOM_DIGITS }, randomDigit).join('')
  return withChecksum(prefix + random)
}

/** Every digit as likely as any other: a byte beyond the last whole turn of 62 is drawn again. */
function randomDigit(): string {
  for (;;) {
    const [byte = 0] = randomBytes(1)
    if (byte < 256 - (256 % DIGITS.length)) return DIGITS.charAt(byte % DIGITS.length)
  }
}

function withChecksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let at = 0; at < CHECK_DIGITS; at += 1) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits
    rest = Math.floor(rest / DIGITS.length)
  }
  return text + digits
}

/** Whether it can be a secret of ours: by its shape and its checksum alone. */
export function isApiKeySecret(text: string): boolean {
  return SHAPE.test(text) && withChecksum(text.slice(0, -CHECK_DIGITS)) === text
}

/** What is stored of it. It has too many random bits to be guessed from this. */
export function hashOfApiKeySecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
