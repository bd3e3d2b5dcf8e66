import type { Database } from '@understory/database/connect.ts'
import type { FileStore } from '@understory/ports/files.ts'
import { catchUpLog } from '../../../apps/api/src/capabilities/proof/public-log/catch-up.ts'
import { readCopied } from '../../../apps/api/src/capabilities/proof/public-log/log-copy.ts'
import { say } from '../../start/say.ts'
import { findingsOf, sayFindings } from '../commands/verify-ledger.ts'
import { logKeyHere } from '../settings-here.ts'
import type { Manifest } from './manifest.ts'
import { readFiles } from './stored-files.ts'

/** Every rule of ledger and log, as the database was when it was copied. */
export async function proveRules(db: Database): Promise<boolean> {
  return sayFindings(await findingsOf(db, { all: true }))
}

/**
 * Whether the log that is published now begins with the one of this database: what was published since is put behind
 * it, and has to lead to the root that was signed. Throws where it does not.
 */
export async function proveByPublished(db: Database, logCopy: FileStore): Promise<void> {
  const published = await readCopied({ logCopy })
  if (!published) {
    say('nothing has been published yet, so there is no checkpoint to compare with')
    return
  }
  const deps = { db, clock: () => new Date(), logCopy, signingKey: logKeyHere() }
  const taken = await catchUpLog(deps)
  const own = await db
    .selectFrom('ledger_log_checkpoint')
    .select('note')
    .where('size', '=', published.size)
    .executeTakeFirst()
  const tree = (note: string) => note.split('\n').slice(0, 3).join('\n')
  if (!own || tree(own.note) !== tree(published.note)) {
    throw new Error(`the published checkpoint of ${published.size} leaves is not of this log.`)
  }
  say(
    `it continues to the published checkpoint of ${published.size} leaves, ${taken} of them newer than the backup`,
  )
}

/** Compares each file of the backup with its hash. */
export async function proveFiles(folder: string, { files, log }: Manifest): Promise<void> {
  for await (const _ of readFiles(folder, 'files', files));
  for await (const _ of readFiles(folder, 'log', log));
  say(`${files.count} uploaded files and ${log.count} of the log are as they were stored`)
}
