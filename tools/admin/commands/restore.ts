import { resolve } from 'node:path'
import {
  NEWEST_OF_COPY,
  readCopied,
} from '../../../apps/api/src/capabilities/proof/public-log/log-copy.ts'
import { reachDatabase, withDatabase } from '../../start/database.ts'
import { say } from '../../start/say.ts'
import { type Manifest, readManifest } from '../backup/manifest.ts'
import { proveByPublished, proveFiles, proveRules } from '../backup/prove-restored.ts'
import { isEmptyDatabase, withScratchDatabase } from '../backup/scratch.ts'
import { readFiles } from '../backup/stored-files.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { catchUpAll } from '../catch-up-all.ts'
import { reachFiles, reachLogCopy } from '../file-stores.ts'
import { EMBEDDED_FOLDER, onDatabaseAt } from '../on-database.ts'
import { WHERE_CALLED } from '../where-called.ts'

type RestoreOptions = {
  readonly verify?: boolean
  readonly into?: string
}

/** Restores a backup; with `verify` into a database that is dropped again, and nothing else changes. */
export async function restore(named: string, { verify, into }: RestoreOptions): Promise<boolean> {
  const folder = resolve(WHERE_CALLED, named)
  const manifest = readManifest(folder)
  say(`the backup is of ${manifest.takenAt}, made by version ${manifest.version}`)
  return withDatabase(reachDatabase(EMBEDDED_FOLDER), (url) => {
    if (into) return rehearseAndDecide(into, { folder, manifest, isRehearsal: verify ?? false })
    if (verify)
      return withScratchDatabase(url, (scratch) =>
        rehearseAndDecide(scratch, { folder, manifest, isRehearsal: true }),
      )
    return rehearseAndDecide(url, { folder, manifest, isRehearsal: false })
  })
}

type Restoring = {
  readonly folder: string
  readonly manifest: Manifest
  readonly isRehearsal: boolean
}

async function rehearseAndDecide(url: string, restoring: Restoring): Promise<boolean> {
  if (!(await isEmptyDatabase(url))) {
    throw new Error(
      `the database is not empty, and nothing was changed: restore into a new one, whose address is given with --into or DATABASE_URL.`,
    )
  }
  const { folder, manifest, isRehearsal } = restoring
  return onDatabaseAt(url, async (db) => {
    await writeBackup({ db, url }, folder, manifest)
    say('the database is restored')
    await proveFiles(folder, manifest)
    const allHold = await proveRules(db)
    if (isRehearsal) await proveByPublished(db, reachLogCopy())
    else await putBack(restoring, () => catchUpAll(db))
    say(allHold ? 'the backup is whole, and everything in it agrees' : 'not everything agrees')
    return allHold
  })
}

/** Files and the copy of the log, where the stores do not have them; a newer copy of the log stays. */
async function putBack(
  { folder, manifest }: Restoring,
  catchUp: () => Promise<void>,
): Promise<void> {
  const [files, logCopy] = [reachFiles(), reachLogCopy()]
  let count = 0
  for await (const [key, bytes] of readFiles(folder, 'files', manifest.files)) {
    if (await files.get(key)) continue
    await files.put(key, bytes)
    count += 1
  }
  say(`${count} uploaded files were put back`)
  if (((await readCopied({ logCopy }))?.size ?? 0) < manifest.log.size) {
    for await (const [key, bytes] of readFiles(folder, 'log', manifest.log)) {
      await logCopy.put(key, bytes)
      if (key === `ledger/checkpoints/${manifest.log.size}`)
        await logCopy.put(NEWEST_OF_COPY, bytes)
    }
    say('the copy of the public log was put back; it may be older than what was published')
  }
  await catchUp()
}
