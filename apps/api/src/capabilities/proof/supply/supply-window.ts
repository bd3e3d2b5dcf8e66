import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { SupplyWindow } from '@understory/domain/proof/supply/supply-books.ts'
import type { HeldSegment, SupplyChanges } from '@understory/domain/proof/supply/supply-changes.ts'
import type { Wait } from '@understory/domain/proof/supply/supply-queue.ts'
import { sql } from 'kysely'

/** The books of one project in one generation. */
export type OfBooks = { readonly projectId: string; readonly generation: number }

type Loading = {
  readonly nextPlace: number
  /** How many lines of the pool and of the queue. */
  readonly most: number
  /** Of which something is taken back. */
  readonly entries: readonly number[]
}

/** Loads the fronts of both lines, and all that some entries hold and wait for. */
export async function loadWindow(
  tx: Tx,
  of: OfBooks,
  { nextPlace, most, entries }: Loading,
): Promise<SupplyWindow> {
  const pool = await tx
    .selectFrom('supply_pool')
    .select(['place', 'lot_id as lot', 'position', 'quantity'])
    .where('project_id', '=', of.projectId)
    .where('generation', '=', of.generation)
    .orderBy('place')
    .limit(most + 1)
    .execute()
  const waits = await selectWaits(tx, of)
    .orderBy('log_index')
    .limit(most + 1)
    .execute()
  const held = await tx
    .selectFrom('supply_allocation')
    .select(['entry_id as entry', 'place', 'lot_id as lot', 'position', 'quantity'])
    .where('project_id', '=', of.projectId)
    .where('generation', '=', of.generation)
    .where((eb) => anyOf(eb.ref('entry_id'), entries))
    .orderBy('place')
    .execute()
  const inFront = new Set(waits.slice(0, most).map(({ entry }) => entry))
  const apart = await selectWaits(tx, of)
    .where((eb) =>
      anyOf(
        eb.ref('entry_id'),
        entries.filter((entry) => !inFront.has(entry)),
      ),
    )
    .execute()
  return {
    pool: pool.slice(0, most),
    isPoolWhole: pool.length <= most,
    waits: waits.slice(0, most),
    areWaitsWhole: waits.length <= most,
    waitsApart: apart,
    held: Map.groupBy(held, ({ entry }) => entry),
    nextPlace,
  }
}

/** Entries wait although something is left: serving them was interrupted. */
export async function areBothLinesUsed(tx: Tx, of: OfBooks): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from supply_pool where project_id = ${of.projectId}
        and generation = ${of.generation})
      and exists (select from supply_wait where project_id = ${of.projectId}
        and generation = ${of.generation}) as is_used`.execute(tx)
  return rows[0]?.is_used ?? false
}

function selectWaits(tx: Tx, { projectId, generation }: OfBooks) {
  return tx
    .selectFrom('supply_wait')
    .select(['entry_id as entry', 'log_index as logIndex', 'quantity'])
    .where('project_id', '=', projectId)
    .where('generation', '=', generation)
}

/** Writes what events changed, and nothing else. */
export async function writeChanges(
  tx: Tx,
  of: OfBooks,
  { pool, waits, held }: SupplyChanges,
): Promise<void> {
  await removeGone(tx, of, { pool, waits, held })
  if (pool.written.length > 0) {
    await sql`
      insert into supply_pool (project_id, generation, place, lot_id, position, quantity)
      select ${of.projectId}, ${of.generation}::integer, l.* from unnest(
        ${pool.written.map(({ place }) => place)}::bigint[], ${pool.written.map(({ lot }) => lot)}::bigint[],
        ${pool.written.map(({ position }) => position)}::bigint[],
        ${pool.written.map(({ quantity }) => quantity)}::bigint[]) as l
      on conflict (project_id, generation, place)
        do update set position = excluded.position, quantity = excluded.quantity`.execute(tx)
  }
  if (waits.written.length > 0) await writeWaits(tx, of, waits.written)
  if (held.written.length > 0) await writeHeld(tx, of, held.written)
}

async function removeGone(
  tx: Tx,
  of: OfBooks,
  { pool, waits, held }: SupplyChanges,
): Promise<void> {
  const { projectId, generation } = of
  if (pool.gone.length > 0) {
    await sql`delete from supply_pool where project_id = ${projectId} and generation = ${generation}
      and place = any(${pool.gone}::bigint[])`.execute(tx)
  }
  if (waits.gone.length > 0) {
    const places = waits.gone.map(({ logIndex }) => logIndex)
    await sql`delete from supply_wait where project_id = ${projectId} and generation = ${generation}
      and log_index = any(${places}::bigint[])`.execute(tx)
  }
  if (held.gone.length > 0) {
    await sql`delete from supply_allocation a using unnest(
        ${held.gone.map(({ entry }) => entry)}::bigint[], ${held.gone.map(({ place }) => place)}::bigint[])
        as g (entry_id, place)
      where (a.project_id, a.generation, a.entry_id, a.place)
        = (${projectId}, ${generation}, g.entry_id, g.place)`.execute(tx)
  }
}

async function writeWaits(tx: Tx, of: OfBooks, waits: readonly Wait[]): Promise<void> {
  await sql`
    insert into supply_wait (project_id, generation, log_index, entry_id, quantity)
    select ${of.projectId}, ${of.generation}::integer, w.* from unnest(
      ${waits.map(({ logIndex }) => logIndex)}::bigint[], ${waits.map(({ entry }) => entry)}::bigint[],
      ${waits.map(({ quantity }) => quantity)}::bigint[]) as w
    on conflict (project_id, generation, log_index) do update set quantity = excluded.quantity`.execute(
    tx,
  )
}

async function writeHeld(tx: Tx, of: OfBooks, held: readonly HeldSegment[]): Promise<void> {
  await sql`
    insert into supply_allocation (project_id, generation, entry_id, place, lot_id, position, quantity)
    select ${of.projectId}, ${of.generation}::integer, h.* from unnest(
      ${held.map(({ entry }) => entry)}::bigint[], ${held.map(({ place }) => place)}::bigint[],
      ${held.map(({ lot }) => lot)}::bigint[], ${held.map(({ position }) => position)}::bigint[],
      ${held.map(({ quantity }) => quantity)}::bigint[]) as h
    on conflict (project_id, generation, entry_id, place)
      do update set position = excluded.position, quantity = excluded.quantity`.execute(tx)
}
