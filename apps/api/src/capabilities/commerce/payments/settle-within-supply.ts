import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { isSupplyExceeded } from '../../proof/ledger/public.ts'
import { type Alert, raiseAlert } from './alerts/raise-alert.ts'

/** What was paid for cannot be funded now: the transaction is rolled back whole. */
class CannotBeFunded extends Error {
  readonly alert: Alert

  constructor(alert: Alert) {
    super(`what was paid for cannot be funded: ${alert.kind}`)
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
    throw isSupplyExceeded(fault)
      ? new CannotBeFunded({ ...alert, kind: 'supply-exceeded' })
      : fault
  }
}

/** Ends a transaction that would fund what may not be sold to its buyer. */
export function refuseToFund(alert: Omit<Alert, 'kind'>): never {
  throw new CannotBeFunded({ ...alert, kind: 'not-disclosed' })
}

/**
 * Settles in one transaction. What exceeds the supply of a project that is bought ahead, or may not be sold to its
 * buyer, is set aside: nothing of it is written, staff get an alert, and the reconciler tries again until it can be.
 */
export async function settleWithinSupply(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs'>,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await transact(deps.db, work)
  } catch (fault) {
    if (!(fault instanceof CannotBeFunded)) throw fault
    const { alert } = fault
    await transact(deps.db, (tx) => raiseAlert(tx, deps, alert))
  }
}
