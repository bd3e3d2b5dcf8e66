import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { isSupplyExceeded } from '../../proof/ledger/public.ts'
import { type Alert, raiseAlert } from './alerts/raise-alert.ts'

/** What was paid for is more than its project has supplied: the transaction is rolled back whole. */
class SupplyExceeded extends Error {
  readonly alert: Omit<Alert, 'kind'>

  constructor(alert: Omit<Alert, 'kind'>) {
    super('more was paid for than a project has supplied')
    this.alert = alert
  }
}

/** Writes entries that were paid for; `alert` says whose they are, should there be no supply for them. */
export async function writePaid(
  write: () => Promise<void>,
  alert: Omit<Alert, 'kind'>,
): Promise<void> {
  try {
    await write()
  } catch (fault) {
    throw isSupplyExceeded(fault) ? new SupplyExceeded(alert) : fault
  }
}

/**
 * Settles in one transaction. What exceeds the supply of a project that is bought ahead is set aside: nothing of
 * it is written, staff get an alert, and the reconciler tries again until there is supply.
 */
export async function settleWithinSupply(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs'>,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await transact(deps.db, work)
  } catch (fault) {
    if (!(fault instanceof SupplyExceeded)) throw fault
    const { alert } = fault
    await transact(deps.db, (tx) => raiseAlert(tx, deps, { ...alert, kind: 'supply-exceeded' }))
  }
}
