import type { Database } from '@understory/database/connect.ts'
import { leaveOutNumbers } from '../../apps/api/src/capabilities/commerce/payments/invoices/reserve-numbers.ts'
import { leaveOutEventNumbers } from '../../apps/api/src/capabilities/developers/events/leave-out-event-numbers.ts'
import { endAnswersWithdrawnInLog } from '../../apps/api/src/capabilities/footprints/suppliers/end-withdrawn-in-log.ts'
import { catchUpLog } from '../../apps/api/src/capabilities/proof/public-log/catch-up.ts'
import { say } from '../start/say.ts'
import { reachLogCopy } from './file-stores.ts'
import { logKeyHere } from './settings-here.ts'

/** Leads a database from a backup to what was published since: the log, and the numbers of invoices and events. */
export async function catchUpAll(db: Database): Promise<void> {
  const deps = { db, clock: () => new Date(), logCopy: reachLogCopy(), signingKey: logKeyHere() }
  const leaves = await catchUpLog(deps)
  say(leaves === 0 ? 'the log has all that was published' : `took ${leaves} leaves out of the copy`)
  const ended = await endAnswersWithdrawnInLog(deps)
  if (ended > 0)
    say(`${ended} answers of suppliers that were withdrawn since the backup ended here, too`)
  const left = await leaveOutNumbers(deps)
  say(
    left
      ? `invoice numbers ${left.first} to ${left.last} may have been given since the backup, and are left out`
      : 'no invoice number was given that this database does not know',
  )
  const accounts = await leaveOutEventNumbers(db)
  say(`the events of ${accounts} accounts go on with numbers that were not given yet`)
}
