import { replaceSecret } from '../../../apps/api/src/signing/replace-secret.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'

/** Seals again by `APP_SECRET` what `OLD_APP_SECRET` sealed. */
export async function sealAgain(): Promise<void> {
  const { OLD_APP_SECRET: from, APP_SECRET: to } = process.env
  if (!from || !to) throw new Error('OLD_APP_SECRET and APP_SECRET are needed.')
  const done = await onDatabase((db) => replaceSecret(db, { from, to }))
  say(
    `sealed again: ${done.secondFactors} second factors, ${done.stores} stores; ${done.backupCodes} backup codes ended`,
  )
}
