import type { Database, Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import { lockAllAlone } from '../../bills/public.ts'
import { OrdersRaced } from './store-orders.ts'

const MOST_TIMES = 6
const MOST_LOST = 2
/** Serialisation failure and deadlock: PostgreSQL asks for the transaction to be run again. */
const TO_RUN_AGAIN = ['40001', '40P01']

/**
 * A transaction that applies orders; where another one stored the same order first, it begins again. Twice it
 * may lose to others; then it holds the stores of its new orders alone, and nobody can be first.
 */
export async function transactOrders<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  let heldAlone: readonly string[] = []
  for (let time = 1; ; time += 1) {
    try {
      return await transact(db, async (tx) => {
        await lockAllAlone(tx, heldAlone)
        return work(tx)
      })
    } catch (fault) {
      if (time === MOST_TIMES || !mayRunAgain(fault)) throw fault
      if (fault instanceof OrdersRaced && time >= MOST_LOST) heldAlone = fault.storeIds
    }
  }
}

/** Another transaction came first, and it would succeed now. */
export function mayRunAgain(fault: unknown): boolean {
  return fault instanceof OrdersRaced || TO_RUN_AGAIN.includes(codeOf(fault))
}

/** Data that the database or a rule cannot take, as opposed to a database that cannot be reached. */
export function isDataFault(fault: unknown): boolean {
  if (fault instanceof RangeError || fault instanceof TypeError) return true
  return ['22', '23', '54'].includes(codeOf(fault).slice(0, 2))
}

function codeOf(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? fault.code : ''
  return typeof code === 'string' ? code : ''
}
