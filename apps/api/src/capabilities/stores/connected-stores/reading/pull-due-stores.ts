import { anyOf } from '@understory/database/any-of.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { QUEUED_MS } from './reading-place.ts'

type PullDueStoresDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

const DUE_MS = 30 * 60_000
const PULL_DUE_STORES_PAGE_SIZE = 1_000

/**
 * Queues every store whose changes were not read for half an hour, or a delivery of which had to be refused:
 * what webhooks lost is found so. Those that were refused come first; one that could not be read waits.
 */
export async function pullDueStores(deps: PullDueStoresDeps): Promise<void> {
  while ((await queueDue(deps)) === PULL_DUE_STORES_PAGE_SIZE);
}

/** In one transaction, so that a store is marked as queued when it is. Returns how many they are. */
function queueDue({ db, clock, jobs }: PullDueStoresDeps): Promise<number> {
  const now = clock()
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom('store as s')
      .select(['s.id', 's.refused_at'])
      .where('s.disconnected_at', 'is', null)
      .where((eb) => eb.or([eb('s.read_after', 'is', null), eb('s.read_after', '<=', now)]))
      .where((eb) =>
        eb.or([
          eb('s.read_until', '<', new Date(now.getTime() - DUE_MS)),
          eb('s.failed_reads', '>', 0),
          eb('s.read_cursor', 'is not', null),
          eb('s.refused_at', 'is not', null),
        ]),
      )
      .orderBy('s.refused_at')
      .orderBy('s.read_until')
      .limit(PULL_DUE_STORES_PAGE_SIZE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return 0
    await tx
      .updateTable('store')
      .set({ read_after: new Date(now.getTime() + QUEUED_MS) })
      .where((eb) =>
        anyOf(
          eb.ref('id'),
          due.map(({ id }) => id),
        ),
      )
      .execute()
    const jobOf = ({ id }: { readonly id: string }) => ({ storeId: id })
    const refused = due.filter(({ refused_at }) => refused_at !== null)
    const others = due.filter(({ refused_at }) => refused_at === null)
    await jobs.enqueueAll(tx, 'pull-store', refused.map(jobOf), { isUrgent: true })
    await jobs.enqueueAll(tx, 'pull-store', others.map(jobOf))
    // A refusal counts against a webhook at its vendor, which may have switched it off.
    await jobs.enqueueAll(tx, 'keep-webhooks', refused.map(jobOf))
    return due.length
  })
}
