import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { isSupplyExceeded } from '../../proof/ledger/public.ts'
import { type Alert, raiseAlert } from './alerts/raise-alert.ts'

export type WhyHeld = 'supply-exceeded' | 'not-disclosed'
type HeldAlert = Alert & { readonly kind: WhyHeld }

/** What was paid for cannot be funded now: the transaction is rolled back whole. */
class CannotBeFunded extends Error {
  readonly alert: HeldAlert
  readonly hold: Hold | undefined

  constructor(alert: HeldAlert, hold: Hold | undefined) {
    super(`what was paid for cannot be funded: ${alert.kind}`)
    this.alert = alert
    this.hold = hold
  }
}

/** Notes, in the transaction of the alert, that a cycle waits; gives its id, which may be new. */
export type Hold = (tx: Tx, why: WhyHeld) => Promise<string>
type Funding = { readonly alert: Omit<Alert, 'kind'>; readonly hold?: Hold }

/** Writes entries that were paid for; `alert` says whose they are, should there be no supply for them. */
export async function writePaid(
  write: () => Promise<void>,
  { alert, hold }: Funding,
): Promise<void> {
  try {
    await write()
  } catch (fault) {
    throw isSupplyExceeded(fault)
      ? new CannotBeFunded({ ...alert, kind: 'supply-exceeded' }, hold)
      : fault
  }
}

/** Ends a transaction that would fund what may not be sold to its buyer. */
export function refuseToFund({ alert, hold }: Funding): never {
  throw new CannotBeFunded({ ...alert, kind: 'not-disclosed' }, hold)
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
    const { alert, hold } = fault
    await transact(deps.db, async (tx) => {
      const cycleId = hold ? await hold(tx, alert.kind) : alert.cycleId
      await raiseAlert(tx, deps, { ...alert, cycleId })
    })
  }
}
