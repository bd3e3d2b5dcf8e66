import type { Deps } from '../../../../deps.ts'

/** Of the twenty places in which a worker waits for shops. */
const MOST_OF_AN_ACCOUNT = 4
const AGAIN_SECONDS = 5

type Name = 'pull-store' | 'read-store-order' | 'keep-webhooks' | 'ask-store'
type InTurnStoreKey = { readonly storeId: string }

const running = new Map<string, number>()

/**
 * Work that waits for a shop. Shops of one account take a few of the places at the same moment, however many they are
 * and however slowly they answer, so that those of all others are read beside them; what comes beyond that waits.
 */
export async function inTurn<Job extends InTurnStoreKey>(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { name, job }: { readonly name: Name; readonly job: Job },
  work: (job: Job) => Promise<void>,
): Promise<void> {
  const store = await db
    .selectFrom('store')
    .select('account_id')
    .where('id', '=', job.storeId)
    .executeTakeFirst()
  if (!store) return
  const place = `${name} ${store.account_id}`
  const before = running.get(place) ?? 0
  if (before >= MOST_OF_AN_ACCOUNT) {
    await jobs.enqueue(db, name, job as never, { afterSeconds: AGAIN_SECONDS })
    return
  }
  running.set(place, before + 1)
  try {
    await work(job)
  } finally {
    const left = (running.get(place) ?? 1) - 1
    if (left > 0) running.set(place, left)
    else running.delete(place)
  }
}
