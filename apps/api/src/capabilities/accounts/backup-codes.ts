import { createHmac, randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { keyFor } from '../../http/key-for.ts'

const COUNT = 10
const LENGTH = 16
// Thirty-two letters and digits that are not mistaken for one another: five bits each.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ten codes of 80 random bits. */
export function newBackupCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(''),
  )
}

export function shownBackupCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** The stored hash of a code: without the key of this installation nobody can try codes against it. */
export function backupCodeHash(
  { config }: Pick<Deps, 'config'>,
  userId: string,
  code: string,
): string {
  const key = keyFor(config.APP_SECRET, 'backup-code')
  return createHmac('sha256', key).update(`${userId}:${code}`).digest('hex')
}
