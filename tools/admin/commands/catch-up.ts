import { catchUpLog } from '../../../apps/api/src/capabilities/proof/public-log/catch-up.ts'
import { say } from '../../start/say.ts'
import { reachLogCopy } from '../file-stores.ts'
import { onDatabase } from '../on-database.ts'

/** After a restore: takes what was published since out of the copy of the public log. */
export async function catchUp(): Promise<void> {
  const count = await onDatabase((db) =>
    catchUpLog({ db, clock: () => new Date(), logCopy: reachLogCopy() }),
  )
  say(count === 0 ? 'the log has all that was published' : `took ${count} leaves out of the copy`)
}
