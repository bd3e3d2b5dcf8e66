import type { Tx } from '@understory/database/connect.ts'
import { isSame } from '@understory/ledger-log/hashes.ts'
import { parseEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { sql } from 'kysely'

type Entry = { readonly id: number; readonly leaf: Uint8Array }
type Lost = { readonly leaf_index: number; readonly event: Buffer; readonly leaf: Buffer }

/**
 * Entries whose event is in the log already, from before a restore: their row is bound to that leaf, because a
 * second one would count the event twice. Returns the ids of the rows. One that says anything else than its
 * leaf did is logged like any other, for anyone to see.
 */
export async function bindToLost(tx: Tx, entries: readonly Entry[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<Lost>`
    select o.leaf_index, o.event, l.leaf from ledger_log_lost o
      join ledger_log_leaf l on l.index = o.leaf_index
    where o.bound_to is null and o.event is not null`.execute(tx)
  const bound = new Set<number>()
  if (rows.length === 0) return bound
  const lost = new Map(rows.map((row) => [row.event.toString('hex'), row]))
  for (const { id, leaf } of entries) {
    const said = parseEntryLeaf(leaf)
    const found = said && lost.get(Buffer.from(said.event).toString('hex'))
    if (!found || !saysTheSame(leaf, found.leaf)) continue
    await tx
      .updateTable('ledger_log_lost')
      .set({ bound_to: id })
      .where('leaf_index', '=', found.leaf_index)
      .execute()
    bound.add(id)
  }
  return bound
}

/** All but its number, its minute, and whose it is, which follows from its number. */
function saysTheSame(one: Uint8Array, other: Uint8Array): boolean {
  const [mine, theirs] = [parseEntryLeaf(one), parseEntryLeaf(other)]
  if (!mine || !theirs) return false
  const same = ['impact', 'quantity', 'project', 'source', 'basis'] as const
  return same.every((name) => mine[name] === theirs[name]) && isSame(mine.event, theirs.event)
}
