import type { Tx } from '@understory/database/connect.ts'
import type { Unreadable } from '@understory/ports/stores/store-connector.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type StoreRow, selectStores, setStatus } from '../connect/store-records.ts'
import { NO_PLACE } from './reading-place.ts'

type NoteUnreadableDeps = Pick<Deps, 'db' | 'clock'>

/** A store that cannot be read is tried ever more rarely. */
type Backoff = { readonly firstMs: number; readonly mostMs: number }
export const UNREACHABLE: Backoff = { firstMs: 60_000, mostMs: 4 * 3_600_000 }
/** Its merchant or its vendor has to do something first. */
const UNREADABLE: Backoff = { firstMs: 30 * 60_000, mostMs: 86_400_000 }

/** Why a store cannot be read now is shown to its merchant. */
export function noteUnreadable(
  deps: NoteUnreadableDeps,
  store: StoreRow,
  found: Unreadable,
): Promise<void> {
  return transact(deps.db, async (tx) => {
    if (found.status === 'not-ready') return setStatus(tx, store, 'connecting')
    await backOff(tx, deps, { storeId: store.id, by: UNREADABLE })
    if (found.status === 'disabled') return setStatus(tx, store, 'disabled')
    return setStatus(tx, store, 'needs-update', found.updateUrl)
  })
}

const MOST_FAILURES_THERE = 3

type BackingOff = { readonly storeId: string; readonly by: Backoff }

export async function backOff(
  tx: Tx,
  { clock }: Pick<NoteUnreadableDeps, 'clock'>,
  { storeId, by }: BackingOff,
): Promise<void> {
  const store = await selectStores(tx)
    .where('s.id', '=', storeId)
    .where('s.disconnected_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!store) return
  const waitMs = Math.min(by.firstMs * 2 ** Math.min(store.failed_reads, 20), by.mostMs)
  await tx
    .updateTable('store')
    .set({
      // The place in a reading may be what its vendor no longer knows.
      ...(store.failed_reads >= MOST_FAILURES_THERE && NO_PLACE),
      failed_reads: store.failed_reads + 1,
      read_after: new Date(clock().getTime() + waitMs),
    })
    .where('id', '=', storeId)
    .execute()
}
