import type { Tx } from '@understory/database/connect.ts'
import { SupplyBooks } from '@understory/domain/proof/supply/supply-books.ts'
import { changesOf } from '@understory/domain/proof/supply/supply-changes.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { beginNext, type Generation, lockNewest, show, sweepEnded } from './supply-generations.ts'
import { type LoggedSupplyEvent, readSupplyLog } from './supply-log.ts'
import { areBothLinesUsed, loadWindow, writeChanges } from './supply-window.ts'

/** How many events of the log, or how many lines of the books, one transaction takes. */
const ALLOCATE_SUPPLY_BATCH_SIZE = 10_000
/** An event needs a line or two of the books, but for a lot that many wait for: that goes on by itself. */
const LINES_OF_EVENT = 2
const FEWEST_LINES = 100

type AllocateSupplyOptions = {
  /** For tests: fewer at once. */
  readonly atOnce?: number
}

/**
 * Stores which units stand behind which entries, for each project whose log has grown. It goes on from where it
 * was left, in transactions of a bounded size: however much there ever was, what is new is all it costs.
 */
export async function allocateSupply(
  { db }: Pick<Deps, 'db'>,
  { atOnce = ALLOCATE_SUPPLY_BATCH_SIZE }: AllocateSupplyOptions = {},
): Promise<void> {
  const { rows } = await sql<{ project_id: string }>`
    select project_id from supply_cover
    where exists (select from supply_lot l where l.project_id = supply_cover.project_id)`.execute(
    db,
  )
  for (const { project_id } of rows) {
    while (await transact(db, (tx) => enterSome(tx, project_id, atOnce))) {}
    while (await transact(db, (tx) => sweepEnded(tx, project_id, atOnce))) {}
  }
}

/** Enters the next events of a project. It answers whether there may be more. */
async function enterSome(tx: Tx, projectId: string, atOnce: number): Promise<boolean> {
  const generation = await lockNewest(tx, projectId)
  if (!generation) return false
  const part = { ...generation, from: generation.logSize, until: null, most: atOnce }
  const events = await readSupplyLog(tx, part)
  if (events.some(({ event }) => event?.kind === 'lot-reversal')) {
    await beginNext(tx, generation)
    return true
  }
  const isMore = await enterEvents(tx, generation, events, atOnce)
  if (!isMore && generation.state === 'computed') await show(tx, generation)
  return isMore
}

async function enterEvents(
  tx: Tx,
  generation: Generation,
  events: readonly LoggedSupplyEvent[],
  atOnce: number,
): Promise<boolean> {
  const entries = events.flatMap(({ event }) => (event?.kind === 'release' ? [event.entry] : []))
  const { nextPlace } = generation
  if (events.length === 0 && !(await areBothLinesUsed(tx, generation))) return false
  const most = events.length === 0 ? atOnce : Math.max(FEWEST_LINES, LINES_OF_EVENT * events.length)
  const window = await loadWindow(tx, generation, { nextPlace, most, entries })
  const books = new SupplyBooks(window)
  let logSize = generation.logSize
  for (const { event, logIndex } of events) {
    if (books.mustServe) break
    if (event) books.enter(event, logIndex)
    logSize = logIndex + 1
  }
  await writeChanges(tx, generation, changesOf(window, books))
  await tx
    .updateTable('supply_generation')
    .set({ log_size: logSize, next_place: books.nextPlace })
    .where('project_id', '=', generation.projectId)
    .where('generation', '=', generation.generation)
    .execute()
  return books.mustServe || events.length > 0
}
