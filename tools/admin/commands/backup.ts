import { utimesSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openDatabase, reachDatabase, withDatabase } from '../../start/database.ts'
import { say } from '../../start/say.ts'
import { KEPT_ELSEWHERE } from '../backup/manifest.ts'
import { takeBackup } from '../backup/take-backup.ts'
import { reachFiles, reachLogCopy } from '../file-stores.ts'
import { EMBEDDED_FOLDER, onDatabaseAt } from '../on-database.ts'
import { WHERE_CALLED } from '../where-called.ts'

/** Database, uploaded files and the copy of the log into a new folder, while the product runs or not. */
export async function backUp(named: string): Promise<void> {
  const folder = resolve(WHERE_CALLED, named)
  // A copy that was never started has an empty database, and a backup of that is one, too.
  const reached = process.env.DATABASE_URL
    ? reachDatabase(EMBEDDED_FOLDER)
    : openDatabase(EMBEDDED_FOLDER)
  const { database, files, log, numbers } = await withDatabase(reached, (url) =>
    onDatabaseAt(url, (db) =>
      takeBackup({ db, url, folder, files: reachFiles(), logCopy: reachLogCopy() }),
    ),
  )
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`backed up to ${folder}`)
  say(`  ${rows} rows of ${database.tables.length} tables, ${files.count} uploaded files`)
  say(`  the public log up to leaf ${log.size}, invoices up to number ${numbers.invoices}`)
  say('It holds personal data and hashes of passwords: keep it encrypted, away from this machine.')
  say('It holds none of these; keep them elsewhere:')
  for (const line of KEPT_ELSEWHERE) say(`  ${line}`)
  touchMark()
}

/** `/status` says when the last backup was by this file. */
function touchMark(): void {
  const mark = process.env.BACKUP_MARK
  if (!mark) return
  writeFileSync(mark, '', { flag: 'a' })
  utimesSync(mark, new Date(), new Date())
}
