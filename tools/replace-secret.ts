import { join } from 'node:path'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { replaceSecret } from '../apps/api/src/signing/replace-secret.ts'
import { DATA_FOLDER } from './folders.ts'
import { reachDatabase, withDatabase } from './start/database.ts'
import { messageOf, say, stopWith } from './start/say.ts'

const { OLD_APP_SECRET: from, APP_SECRET: to } = process.env

try {
  if (!from || !to) throw new Error('OLD_APP_SECRET and APP_SECRET are needed.')
  const done = await withDatabase(reachDatabase(join(DATA_FOLDER, 'postgres')), async (url) => {
    const pool = createPool(url, 2, { isPatient: true })
    try {
      return await replaceSecret(createPlatformDatabase(pool), { from, to })
    } finally {
      await pool.end()
    }
  })
  say(
    `sealed again: ${done.secondFactors} second factors, ${done.stores} stores; ${done.backupCodes} backup codes ended`,
  )
} catch (fault) {
  stopWith(messageOf(fault))
}
