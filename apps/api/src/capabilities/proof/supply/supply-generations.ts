import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { OfBooks } from './supply-window.ts'

export type Generation = OfBooks & {
  readonly knownSize: number
  readonly logSize: number
  readonly nextPlace: number
  readonly state: 'computed' | 'shown' | 'ended'
}

/**
 * The generation of a project that is being computed, locked: the newest one, and the first where there is none
 * yet. `null`: another process is at it.
 */
export async function lockNewest(tx: Tx, projectId: string): Promise<Generation | null> {
  const newest = await selectNewest(tx, projectId)
  if (newest) return newest
  const exists = await tx
    .selectFrom('supply_generation')
    .select('generation')
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (exists) return null
  await begin(tx, { projectId, generation: 1 }, 'shown')
  return (await selectNewest(tx, projectId)) ?? null
}

function selectNewest(tx: Tx, projectId: string): Promise<Generation | undefined> {
  return tx
    .selectFrom('supply_generation')
    .select(['project_id as projectId', 'generation', 'known_size as knownSize'])
    .select(['log_size as logSize', 'next_place as nextPlace', 'state'])
    .where('project_id', '=', projectId)
    .where('generation', '=', (eb) =>
      eb
        .selectFrom('supply_generation')
        .select((max) => max.fn.max<number>('generation').as('newest'))
        .where('project_id', '=', projectId),
    )
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Begins to compute a project from the beginning, by the lots that count now. */
export async function beginNext(tx: Tx, { projectId, generation }: OfBooks): Promise<void> {
  await begin(tx, { projectId, generation: generation + 1 }, 'computed')
  await tx
    .updateTable('supply_generation')
    .set({ state: 'ended' })
    .where('project_id', '=', projectId)
    .where('generation', '=', generation)
    .where('state', '=', 'computed')
    .execute()
}

async function begin(
  tx: Tx,
  { projectId, generation }: OfBooks,
  state: Generation['state'],
): Promise<void> {
  await sql`
    insert into supply_generation (project_id, generation, known_size, state)
    select ${projectId}, ${generation}, coalesce(max(index) + 1, 0), ${state} from ledger_log_leaf
    on conflict do nothing`.execute(tx)
}

/** A generation has caught up: pages show it from now on, and what was shown before has ended. */
export async function show(tx: Tx, { projectId, generation }: OfBooks): Promise<void> {
  await tx
    .updateTable('supply_generation')
    .set({ state: 'ended' })
    .where('project_id', '=', projectId)
    .where('generation', '<', generation)
    .execute()
  await tx
    .updateTable('supply_generation')
    .set({ state: 'shown' })
    .where('project_id', '=', projectId)
    .where('generation', '=', generation)
    .execute()
}

/** Removes some rows of a generation that has ended, and at last itself. It answers whether there may be more. */
export async function sweepEnded(tx: Tx, projectId: string, most: number): Promise<boolean> {
  const ended = await tx
    .selectFrom('supply_generation')
    .select('generation')
    .where('project_id', '=', projectId)
    .where('state', '=', 'ended')
    .orderBy('generation')
    .forUpdate()
    .skipLocked()
    .limit(1)
    .executeTakeFirst()
  if (!ended) return false
  const { generation } = ended
  for (const table of ['supply_pool', 'supply_wait', 'supply_allocation'] as const) {
    const { numAffectedRows } = await sql`
      with old as materialized (select ctid from ${sql.table(table)}
        where project_id = ${projectId} and generation = ${generation} limit ${most})
      delete from ${sql.table(table)} where ctid = any (array(select ctid from old))`.execute(tx)
    if (Number(numAffectedRows ?? 0) === most) return true
  }
  await tx
    .deleteFrom('supply_generation')
    .where('project_id', '=', projectId)
    .where('generation', '=', generation)
    .execute()
  return true
}
