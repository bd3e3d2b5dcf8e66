import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { lockStore, type StoreRow, setStatus } from '../connect/store-records.ts'

type ReadingPlaceDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** States may arrive late at the vendor, so each reading begins a little before the last one ended. */
const OVERLAP_MS = 10 * 60_000
/** A store that is queued is not queued again, unless its job was lost. */
export const QUEUED_MS = 30 * 60_000
/** A reading that is longer than this, two million orders, is given up and begins again. */
const MOST_PAGES = 20_000
const MOST_CURSOR = 2_000

/** Where a reading stands, which may take many turns. */
export type ReadingPlace = {
  readonly changedSince: Date
  readonly began: Date
  /** `null`: at the first page. */
  readonly cursor: string | null
  readonly pages: number
}

export function readingPlaceOf(store: StoreRow, now: Date): ReadingPlace {
  const { read_cursor: cursor, reading_since: changedSince, reading_began: began } = store
  if (cursor !== null && changedSince && began)
    return { changedSince, began, cursor, pages: store.pages_read }
  const since = new Date(store.read_until.getTime() - OVERLAP_MS)
  return { changedSince: since, began: now, cursor: null, pages: 0 }
}

/** After a page that another one follows. Throws where the shop leads us in a circle, or never ends. */
export function nextPlace(place: ReadingPlace, cursor: string): ReadingPlace {
  if (cursor === place.cursor || cursor.length > MOST_CURSOR || place.pages >= MOST_PAGES)
    throw new Error('the orders of a shop do not end')
  return { ...place, cursor, pages: place.pages + 1 }
}

/** A crash then repeats one page. */
export async function keepPlace({ db }: ReadingPlaceDeps, store: StoreRow, place: ReadingPlace) {
  await db
    .updateTable('store')
    .set({
      read_cursor: place.cursor,
      reading_since: place.changedSince,
      reading_began: place.began,
      pages_read: place.pages,
    })
    .where('id', '=', store.id)
    .where('disconnected_at', 'is', null)
    .where('connected_at', '=', store.connected_at)
    .execute()
}

export const NO_PLACE = {
  read_cursor: null,
  reading_since: null,
  reading_began: null,
  pages_read: 0,
}

/** A reading that needs many turns waits ever longer for the next one, so that it costs no more than it may. */
const PAUSE = { eachMs: 10_000, mostMs: 600_000, pages: 50 }

type Turn = { readonly place: ReadingPlace; readonly tookMs: number }

/** The turn is over, and the reading is not: it goes on after others had theirs. */
export function goOnLater(
  deps: ReadingPlaceDeps,
  store: StoreRow,
  { place, tookMs }: Turn,
): Promise<void> {
  return transact(deps.db, async (tx) => {
    await tx
      .updateTable('store')
      .set({ read_after: new Date(deps.clock().getTime() + QUEUED_MS) })
      .where('id', '=', store.id)
      .execute()
    const pauseMs = Math.min(PAUSE.mostMs, PAUSE.eachMs * Math.ceil(place.pages / PAUSE.pages))
    const afterSeconds = Math.ceil(Math.max(pauseMs, tookMs) / 1_000)
    await deps.jobs.enqueue(tx, 'pull-store', { storeId: store.id }, { afterSeconds })
  })
}

export function finishReading(deps: ReadingPlaceDeps, store: StoreRow, { began }: ReadingPlace) {
  return transact(deps.db, async (tx) => {
    const locked = await lockStore(tx, { storeId: store.id, accountId: store.account_id })
    if (!locked || locked.disconnected_at) return
    await tx
      .updateTable('store')
      .set((eb) => ({
        ...NO_PLACE,
        read_until: began,
        read_after: null,
        failed_reads: 0,
        refused_at: eb.case().when('refused_at', '>', began).then(eb.ref('refused_at')).end(),
      }))
      .where('id', '=', store.id)
      .execute()
    await setStatus(tx, locked, 'connected')
  })
}

type ReadingAgain = { readonly storeId: string; readonly since: Date }

/** What changed since is read once more; a reading that is under way begins again. */
export async function readAgainFrom(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { storeId, since }: ReadingAgain,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('store')
    .set(({ fn, val }) => ({
      ...NO_PLACE,
      read_until: fn<Date>('least', ['read_until', val(since)]),
      read_after: null,
    }))
    .where('id', '=', storeId)
    .where('disconnected_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await jobs.enqueue(tx, 'pull-store', { storeId })
}
