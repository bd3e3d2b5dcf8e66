import { planMigrations } from '@understory/database/plan-migrations.ts'
import { say } from '../../start/say.ts'
import { lookAtBackup } from '../doctor/look-at-stores.ts'
import { onDatabase } from '../on-database.ts'
import { versionOfPackage } from '../version-of-package.ts'

/** Says what an upgrade to this version applies. Throws where there is no way to it; nothing is written. */
export async function checkUpgrade(): Promise<void> {
  const version = versionOfPackage()
  const { at, newer, pending } = await onDatabase((db) => planMigrations(db, version))
  say(at ? `the database is at ${at}` : 'the database is empty')
  for (const name of pending) say(`version ${version} applies ${name}`)
  if (newer !== null) say(`it is of a later version, on which version ${version} runs`)
  if (pending.length === 0) say(`nothing is to be applied for version ${version}`)
  const { state, says } = lookAtBackup(process.env.BACKUP_MARK)
  if (at && pending.length > 0)
    say(`${state === 'ok' ? 'the last backup' : 'back up first; the last one'}: ${says}`)
}
