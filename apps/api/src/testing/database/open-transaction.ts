import type { Database, Tx } from '@understory/database/connect.ts'
import { transactOrders } from '../../capabilities/stores/store-orders/orders/run-again.ts'

/** A transaction that has done its work, and stays open until it is told to end. */
export async function openTransaction(db: Database, work: (tx: Tx) => Promise<unknown>) {
  const [done, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = transactOrders(db, async (tx) => {
    await work(tx)
    done.resolve()
    await ending.promise
  })
  await Promise.race([done.promise, ended])
  return {
    end: () => {
      ending.resolve()
      return ended
    },
  }
}
