import type { Database, Tx } from '@understory/database/connect.ts'
import type { SupplyEvent } from '@understory/domain/proof/supply/supply-events.ts'
import { sql } from 'kysely'

type SupplyLogPart = {
  readonly projectId: string
  /** Lots that were reversed before the log had this size do not count. */
  readonly knownSize: number
  readonly from: number
  /** Where the part ends in the log; `null`: with the log. */
  readonly until: number | null
  readonly most: number
}

export type LoggedSupplyEvent = { readonly logIndex: number; readonly event: SupplyEvent | null }

/**
 * What a part of the log says of a project's supply and of what was funded there, in its order. `event: null`
 * is a lot that does not count, or its reversal.
 */
export async function readSupplyLog(
  db: Database | Tx,
  part: SupplyLogPart,
): Promise<LoggedSupplyEvent[]> {
  const { projectId, knownSize, from, most } = part
  const until = part.until ?? Number.MAX_SAFE_INTEGER
  const { rows } = await sql<LogRow>`
    (select log_index, entry_id as id, quantity, reverses, false as is_lot, true as counts
      from public_ledger_entry
      where project_id = ${projectId} and log_index >= ${from} and log_index < ${until}
      order by log_index limit ${most})
    union all
    (select f.leaf_index, l.id, l.quantity, l.reverses, true,
        case when l.reverses is not null then f.leaf_index >= ${knownSize}
          else not exists (select from supply_lot r join supply_leaf g on g.lot_id = r.id
            where r.reverses = l.id and g.leaf_index < ${knownSize}) end
      from supply_lot l join supply_leaf f on f.lot_id = l.id
      where l.project_id = ${projectId} and f.leaf_index >= ${from} and f.leaf_index < ${until}
      order by f.leaf_index limit ${most})
    order by 1 limit ${most}`.execute(db)
  return rows.map((row) => ({ logIndex: row.log_index, event: row.counts ? eventOf(row) : null }))
}

type LogRow = {
  readonly log_index: number
  readonly id: number
  readonly quantity: number
  readonly reverses: number | null
  readonly is_lot: boolean
  readonly counts: boolean
}

function eventOf({ id, quantity, reverses, is_lot }: LogRow): SupplyEvent {
  if (is_lot)
    return reverses === null ? { kind: 'lot', id, quantity } : { kind: 'lot-reversal', reverses }
  return reverses === null
    ? { kind: 'entry', id, quantity }
    : { kind: 'release', entry: reverses, quantity: -quantity }
}
