import type { Tx } from '@understory/database/connect.ts'
import {
  allocateSupply as allocate,
  type Segment,
  type SupplyEvent,
} from '@understory/domain/supply/allocate-supply.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { transact } from '../../http/transact.ts'

/** Stores which units stand behind which entries, for each project whose log has grown. */
export async function allocateSupply({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { rows } = await sql<{ project_id: string }>`
    select project_id from supply_cover
    where exists (select from supply_lot l where l.project_id = supply_cover.project_id)`.execute(
    db,
  )
  for (const { project_id } of rows) await transact(db, (tx) => allocateProject(tx, project_id))
}

async function allocateProject(tx: Tx, projectId: string): Promise<void> {
  await sql`insert into supply_allocated (project_id, log_size, uncovered)
    values (${projectId}, 0, 0) on conflict do nothing`.execute(tx)
  const before = await tx
    .selectFrom('supply_allocated')
    .select('log_size')
    .where('project_id', '=', projectId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const size = await sizeOf(tx, projectId)
  if (size === before.log_size) return
  const { allocated, waiting } = allocate(await readSupplyEvents(tx, projectId, size))
  await store(tx, projectId, allocated)
  const uncovered = [...waiting.values()].reduce((sum, quantity) => sum + quantity, 0)
  await tx
    .updateTable('supply_allocated')
    .set({ log_size: size, uncovered })
    .where('project_id', '=', projectId)
    .execute()
}

/** Up to where in the log there is something of the project. */
async function sizeOf(tx: Tx, projectId: string): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select greatest(
      (select max(log_index) + 1 from public_ledger_entry where project_id = ${projectId}),
      (select max(f.leaf_index) + 1 from supply_lot l join supply_leaf f on f.lot_id = l.id
       where l.project_id = ${projectId}), 0) as size`.execute(tx)
  return rows[0]?.size ?? 0
}

/** What the log says of a project's supply and of what was funded there, in its order. */
export async function readSupplyEvents(
  tx: Deps['db'] | Tx,
  projectId: string,
  logSize: number,
): Promise<SupplyEvent[]> {
  const { rows } = await sql<EventRow>`
    select log_index, entry_id as id, quantity, reverses, false as is_lot
    from public_ledger_entry where project_id = ${projectId} and log_index < ${logSize}
    union all
    select f.leaf_index, l.id, l.quantity, l.reverses, true
    from supply_lot l join supply_leaf f on f.lot_id = l.id
    where l.project_id = ${projectId} and f.leaf_index < ${logSize}
    order by 1`.execute(tx)
  return rows.map(eventOf)
}

type EventRow = {
  readonly id: number
  readonly quantity: number
  readonly reverses: number | null
  readonly is_lot: boolean
}

function eventOf({ id, quantity, reverses, is_lot }: EventRow): SupplyEvent {
  if (is_lot && reverses !== null) return { kind: 'lot-reversal', reverses }
  if (is_lot) return { kind: 'lot', id, quantity }
  return quantity < 0
    ? { kind: 'reversal', reverses, quantity: -quantity }
    : { kind: 'entry', id, quantity }
}

/** Only what differs is written. */
async function store(
  tx: Tx,
  projectId: string,
  allocated: ReadonlyMap<number, readonly Segment[]>,
): Promise<void> {
  const rows = [...allocated].flatMap(([entry, segments]) =>
    segments.map((segment) => ({ entry, ...segment })),
  )
  const wanted = sql`select * from unnest(${rows.map(({ entry }) => entry)}::bigint[],
    ${rows.map(({ lot }) => lot)}::bigint[], ${rows.map(({ position }) => position)}::bigint[],
    ${rows.map(({ quantity }) => quantity)}::bigint[]) as w (entry_id, lot_id, position, quantity)`
  await sql`
    delete from supply_allocation a using supply_lot l
    where l.id = a.lot_id and l.project_id = ${projectId}
      and (a.entry_id, a.lot_id, a.position, a.quantity) not in (${wanted})`.execute(tx)
  await sql`
    insert into supply_allocation (entry_id, lot_id, position, quantity) ${wanted}
    on conflict do nothing`.execute(tx)
}
