import { createHmac, randomBytes } from 'node:crypto'
import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { keyFor } from '../../../../signing/key-for.ts'
import { lockUser } from '../records.ts'

const BACKUP_CODES_COUNT = 10
const LENGTH = 24
// Thirty-two letters and digits that are not mistaken for one another: five bits each.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ten codes of 120 random bits. */
export function newBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES_COUNT }, () =>
    Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(''),
  )
}

function shownBackupCode(code: string): string {
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

/** New codes in place of those before; of two requests at once, the codes of one stay. */
export async function replaceBackupCodes(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  userId: string,
): Promise<string[]> {
  await lockUser(tx, userId)
  await tx.deleteFrom('backup_code').where('user_id', '=', userId).execute()
  const codes = newBackupCodes()
  const rows = codes.map((code) => ({
    user_id: userId,
    code_hash: backupCodeHash(deps, userId, code),
  }))
  await tx.insertInto('backup_code').values(rows).execute()
  return codes.map(shownBackupCode)
}
