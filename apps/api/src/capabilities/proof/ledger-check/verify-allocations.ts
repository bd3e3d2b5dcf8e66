import type { Tx } from '@understory/database/connect.ts'
import { EMPTY_BOOKS, SupplyBooks } from '@understory/domain/proof/supply/supply-books.ts'
import {
  joinSegments,
  type PlacedSegment,
  type Segment,
} from '@understory/domain/proof/supply/supply-events.ts'
import type { Wait } from '@understory/domain/proof/supply/supply-queue.ts'
import { sql } from 'kysely'
import type { Finding } from '../../../ledger-rules/findings.ts'
import { Findings } from '../../../ledger-rules/findings.ts'
import { readSupplyLog } from '../supply/public.ts'

const A_PAGE = 10_000

type Generation = {
  readonly project_id: string
  readonly generation: number
  readonly known_size: number
  readonly log_size: number
  readonly next_place: number
}

/**
 * Computes again from the beginning of the log which units stand behind which entries, of each project that is
 * allocated up to now, and compares it with what is stored. Log and stored rows are read a page at a time; in
 * memory is what the rule needs: what each entry of a project holds.
 */
export async function verifyAllocations(db: Tx): Promise<Finding> {
  const found = new Findings()
  const { rows } = await sql<Generation>`
    select project_id, generation, known_size, log_size, next_place
    from supply_generation where state = 'shown' order by 1`.execute(db)
  for (const generation of rows) await compareProject(db, generation, found)
  return found.of(
    'allocation-follows-log',
    'the units behind each entry are those that the rule gives: first supplied, first used',
  )
}

async function compareProject(db: Tx, generation: Generation, found: Findings): Promise<void> {
  const expected = await computeAgain(db, generation)
  const stored = await loadLines(db, generation)
  const project = generation.project_id
  const held = new Map(expected.held)
  for await (const [entry, segments] of storedEntries(db, generation)) {
    // What a job has not got round to give yet, because it was interrupted, is given here.
    const later = stored.held.get(entry) ?? []
    found.add(project, differ(entry, held.get(entry) ?? [], [...segments, ...later]))
    held.delete(entry)
  }
  for (const [entry, segments] of held)
    found.add(project, differ(entry, segments, stored.held.get(entry) ?? []))
  const left = [said(expected.pool), said(stored.pool)]
  if (left[0] !== left[1]) found.add(project, `left: ${left.join(' is stored as ')}`)
  const waits = [waiting(expected.waits), waiting(stored.waits)]
  if (waits[0] !== waits[1]) found.add(project, `waiting: ${waits.join(' is stored as ')}`)
}

function differ(entry: number, right: readonly Segment[], there: readonly Segment[]) {
  const [expected, stored] = [said(right), said(there)]
  return expected === stored
    ? null
    : `entry ${entry}: lot, position, quantity ${expected} is stored as ${stored}`
}

const said = (segments: readonly Segment[]) =>
  joinSegments(segments)
    .map(({ lot, position, quantity }) => `${lot} ${position} ${quantity}`)
    .join(', ') || 'nothing'

const waiting = (waits: readonly Wait[]) =>
  waits.map(({ entry, quantity }) => `${entry} ${quantity}`).join(', ') || 'nothing'

async function computeAgain(db: Tx, generation: Generation): Promise<SupplyBooks> {
  const { project_id: projectId, known_size: knownSize, log_size: until } = generation
  const books = new SupplyBooks(EMPTY_BOOKS)
  for (let from = 0; ; ) {
    const part = { projectId, knownSize, from, until, most: A_PAGE }
    const events = await readSupplyLog(db, part)
    for (const { event, logIndex } of events) if (event) books.enter(event, logIndex)
    const last = events.at(-1)
    if (!last) return books
    from = last.logIndex + 1
  }
}

/** Both lines as they are stored; what they still owe each other is given. */
async function loadLines(db: Tx, generation: Generation): Promise<SupplyBooks> {
  const { project_id, generation: number, next_place } = generation
  const pool = await db
    .selectFrom('supply_pool')
    .select(['place', 'lot_id as lot', 'position', 'quantity'])
    .where('project_id', '=', project_id)
    .where('generation', '=', number)
    .orderBy('place')
    .execute()
  const waits = await db
    .selectFrom('supply_wait')
    .select(['entry_id as entry', 'log_index as logIndex', 'quantity'])
    .where('project_id', '=', project_id)
    .where('generation', '=', number)
    .orderBy('log_index')
    .execute()
  return new SupplyBooks({ ...EMPTY_BOOKS, pool, waits, nextPlace: next_place })
}

type StoredSegment = PlacedSegment & { readonly entry: number }

/** What is stored of each entry, entry by entry. */
async function* storedEntries(
  db: Tx,
  generation: Generation,
): AsyncGenerator<readonly [entry: number, segments: readonly PlacedSegment[]]> {
  let open: StoredSegment[] = []
  for await (const segment of storedSegments(db, generation)) {
    const [first] = open
    if (first && first.entry !== segment.entry) {
      yield [first.entry, open]
      open = []
    }
    open.push(segment)
  }
  if (open[0]) yield [open[0].entry, open]
}

async function* storedSegments(
  db: Tx,
  { project_id, generation }: Generation,
): AsyncGenerator<StoredSegment> {
  for (let after = { entry: 0, place: 0 }; ; ) {
    const { rows } = await sql<StoredSegment>`
      select entry_id as entry, place, lot_id as lot, position, quantity from supply_allocation
      where project_id = ${project_id} and generation = ${generation}
        and (entry_id, place) > (${after.entry}, ${after.place})
      order by entry_id, place limit ${A_PAGE}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last
  }
}
