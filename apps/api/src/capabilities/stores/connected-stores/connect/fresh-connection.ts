import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '@understory/ports/stores/store-connector.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type StoreRow, selectStores, setStatus } from './store-records.ts'
import { connectionOf, sealAgain } from './store-secrets.ts'

type FreshConnectionDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'stores'>

const EARLY_MS = 5 * 60_000
/** A vendor has answered by then, or the process that asked is gone. */
const LEASE_MS = 60_000
const ASK_AGAIN_MS = 200

/**
 * What reaches a store, renewed where its access ends soon. One process at a time renews, because a refresh
 * token works once: it takes a lease, so that no transaction is open while the vendor answers. The others
 * wait and read what it stored.
 */
export async function freshConnection(
  deps: FreshConnectionDeps,
  store: StoreRow,
): Promise<Connection> {
  const held = connectionOf(deps, store)
  if (!endsSoon(deps, held)) return held
  for (let waited = 0; waited < LEASE_MS; waited += ASK_AGAIN_MS) {
    const row = await selectStores(deps.db).where('s.id', '=', store.id).executeTakeFirst()
    if (!row) return held
    const current = connectionOf(deps, row)
    if (!endsSoon(deps, current)) return current
    const lease = await takeLease(deps, row)
    if (lease) return renewed(deps, row, lease)
    await sleep(ASK_AGAIN_MS)
  }
  return held
}

/** Until when this process alone may renew; `null`: another one is at it, or is done. */
async function takeLease(
  { db, clock }: FreshConnectionDeps,
  store: StoreRow,
): Promise<Date | null> {
  const now = clock()
  const until = new Date(now.getTime() + LEASE_MS)
  const { numUpdatedRows } = await db
    .updateTable('store')
    .set({ renewing_until: until })
    .where('id', '=', store.id)
    .where('sealed_secrets', '=', store.sealed_secrets)
    .where((eb) => eb.or([eb('renewing_until', 'is', null), eb('renewing_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n ? until : null
}

async function renewed(
  deps: FreshConnectionDeps,
  store: StoreRow,
  lease: Date,
): Promise<Connection> {
  const held = connectionOf(deps, store)
  const secrets = await deps.stores
    .get(store.connector)
    ?.renew(held)
    .catch((fault) => fault as Error)
  if (secrets === 'refused') await transact(deps.db, (tx) => setStatus(tx, store, 'needs-update'))
  const isRenewed = secrets && secrets !== 'refused' && !(secrets instanceof Error)
  await deps.db
    .updateTable('store')
    .set({
      renewing_until: null,
      ...(isRenewed && { sealed_secrets: sealAgain(deps, store, secrets) }),
    })
    .where('id', '=', store.id)
    // Unless the merchant connected it again meanwhile, or another process has taken over.
    .where('sealed_secrets', '=', store.sealed_secrets)
    .where('renewing_until', '=', lease)
    .execute()
  // What it has lasts for some minutes still, and the next call tries again.
  if (secrets instanceof Error && isOver(deps, held)) throw secrets
  return isRenewed ? { ...held, secrets } : held
}

const endsSoon = (deps: Pick<FreshConnectionDeps, 'clock'>, held: Connection) =>
  leftOf(deps, held) < EARLY_MS
const isOver = (deps: Pick<FreshConnectionDeps, 'clock'>, held: Connection) =>
  leftOf(deps, held) <= 0

function leftOf({ clock }: Pick<FreshConnectionDeps, 'clock'>, { secrets }: Connection): number {
  const ends = secrets.renewal?.accessEnds
  return ends === undefined ? Number.POSITIVE_INFINITY : Date.parse(ends) - clock().getTime()
}
