import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { recordEvent, recordEvents } from '../../developers/events/public.ts'
import { overCapSoFar } from '../bills/public.ts'
import { cappedStores, noteCapReached, takeChangedStatuses } from '../connected-stores/public.ts'
import { tellLargeOrders } from '../large-orders/public.ts'

type TellOfStoresDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

const TELL_OF_STORES_BATCH_SIZE = 200

/**
 * Looks for stores that stopped, whatever it was that stopped them, and for what else a person has to know: each
 * change is told once. What runs unattended must not stop in silence.
 */
export async function tellOfStores(deps: TellOfStoresDeps): Promise<void> {
  await tellStatus(deps)
  await tellCaps(deps)
  await tellLargeOrders(deps)
}

/** Owners who disconnected a store themselves were there. */
function tellStatus({ db, clock, jobs }: TellOfStoresDeps): Promise<void> {
  return transact(db, async (tx) => {
    const rows = await takeChangedStatuses(tx, TELL_OF_STORES_BATCH_SIZE)
    const now = clock()
    const at = now.toISOString()
    const told = rows.flatMap(({ id, status }) => {
      if (!isStopped(status) && status !== 'disconnected') return []
      return [
        { storeId: id, situation: status as 'needs-update' | 'disabled' | 'disconnected', at },
      ]
    })
    await jobs.enqueueAll(tx, 'send-store-notice', told)
    await recordEvents(
      tx,
      rows
        .filter(({ status }) => isStopped(status))
        .map(({ id, account_id: accountId }) => ({
          accountId,
          type: 'store.needs_attention',
          subject: { storeId: id },
          at: now,
        })),
    )
  })
}

const isStopped = (status: string) => status === 'needs-update' || status === 'disabled'

/** Once a cycle, of those whose merchant set a cap. */
async function tellCaps({ db, clock, jobs }: TellOfStoresDeps): Promise<void> {
  const capped = await cappedStores(db, TELL_OF_STORES_BATCH_SIZE)
  for (const { id, account_id: accountId, billed_until: billedUntil } of capped) {
    const over = await overCapSoFar(db, { accountId, now: clock(), storeIds: [id] })
    if (!over.get(id)?.size) continue
    const after = billedUntil ?? new Date(0)
    await transact(db, async (tx) => {
      await noteCapReached(tx, { id, accountId }, after)
      const notice = { storeId: id, situation: 'own-cap' as const, at: after.toISOString() }
      await jobs.enqueue(tx, 'send-store-notice', notice)
      const passed = { accountId, type: 'store.cap_reached', subject: { storeId: id } } as const
      await recordEvent(tx, { ...passed, at: clock() }).execute()
    })
  }
}
