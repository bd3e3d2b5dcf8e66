import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { formatSupplyLeaf } from '@understory/ledger-log/leaves/supply-leaf.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { sql } from 'kysely'
import { insertLeaves, type NewLeaf } from '../log-storage.ts'

const MOST_A_BATCH = 1_000

/** Logs the lots of supply that wait, from `first` on: before the entries that come in the same batch. */
export async function logLeavesOfLots(tx: Tx, first: number): Promise<NewLeaf[]> {
  const lots = await takeQueuedLots(tx)
  if (lots.length === 0) return []
  const leaves = lots.map((lot) => {
    const leaf = formatSupplyLeaf({
      lot: lot.id,
      recorded: lot.entered_at,
      impact: lot.impact,
      quantity: lot.quantity,
      project: lot.project_id,
      registry: lot.registry,
      block:
        lot.series === null
          ? null
          : { series: lot.series, first: lot.first_unit ?? 0, last: lot.last_unit ?? 0 },
      evidence: Buffer.from(lot.evidence_sha256, 'hex'),
      reverses: lot.reverses,
    })
    return { id: null, leaf, hash: leafHash(leaf) }
  })
  await insertLeaves(tx, first, leaves)
  await sql`
    insert into supply_leaf (lot_id, leaf_index)
    select lot_id, ${first} + place - 1
    from unnest(${lots.map(({ id }) => id)}::bigint[]) with ordinality as l (lot_id, place)`.execute(
    tx,
  )
  return leaves
}

async function takeQueuedLots(tx: Tx) {
  const { rows } = await sql<{ lot_id: number }>`
    delete from supply_log_queue where lot_id in (
      select lot_id from supply_log_queue order by lot_id limit ${MOST_A_BATCH})
    returning lot_id`.execute(tx)
  if (rows.length === 0) return []
  return tx
    .selectFrom('supply_lot')
    .selectAll()
    .where((eb) =>
      anyOf(
        eb.ref('id'),
        rows.map(({ lot_id }) => lot_id),
      ),
    )
    .orderBy('id')
    .execute()
}
