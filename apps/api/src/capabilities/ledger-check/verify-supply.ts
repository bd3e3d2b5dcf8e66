import type { Tx } from '@understory/database/connect.ts'
import { allocateSupply } from '@understory/domain/supply/allocate-supply.ts'
import { toMinute } from '@understory/ledger-log/entry-leaf.ts'
import { parseSupplyLeaf } from '@understory/ledger-log/supply-leaf.ts'
import { sql } from 'kysely'
import { readSupplyEvents } from '../supply/public.ts'
import { Findings } from './findings.ts'
import type { Finding } from './verify-ledger.ts'

type LotRow = {
  readonly leaf: Uint8Array
  readonly lot_id: number | null
  readonly lot_quantity: number | null
  readonly lot_project: string | null
  readonly registry: string | null
  readonly series: string | null
  readonly first_unit: number | null
  readonly last_unit: number | null
  readonly evidence_sha256: string | null
  readonly reverses: number | null
  readonly entered_at: Date | null
}

/** `null`: the leaf says what its lot says. */
export function wrongLotLeaf(row: LotRow): string | null {
  const leaf = parseSupplyLeaf(row.leaf)
  if (!leaf) return 'its leaf has no canonical form'
  const said = [
    [leaf.lot, row.lot_id],
    [leaf.quantity, row.lot_quantity],
    [leaf.project, row.lot_project],
    [leaf.registry, row.registry],
    [leaf.block?.series ?? null, row.series],
    [leaf.block?.first ?? null, row.first_unit],
    [leaf.block?.last ?? null, row.last_unit],
    [Buffer.from(leaf.evidence).toString('hex'), row.evidence_sha256],
    [leaf.reverses, row.reverses],
    [toMinute(leaf.recorded), row.entered_at && toMinute(row.entered_at)],
  ] as const
  const wrong = said.find(([logged, kept]) => logged !== kept)
  return wrong ? `the log says ${wrong[0]}, the lot ${wrong[1]}` : null
}

type Stored = { readonly entry_id: number; readonly lot_id: number } & Record<
  'position' | 'quantity',
  number
>

/** Computes again which units stand behind which entries, of each project that is allocated up to now. */
export async function verifyAllocations(db: Tx): Promise<Finding> {
  const found = new Findings()
  const { rows } = await sql<{ project_id: string; log_size: number }>`
    select project_id, log_size from supply_allocated order by 1`.execute(db)
  for (const { project_id: project, log_size } of rows) {
    const events = await readSupplyEvents(db, project, log_size)
    const expected = [...allocateSupply(events).allocated].flatMap(([entry, segments]) =>
      segments.map(({ lot, position, quantity }) => `${entry} ${lot} ${position} ${quantity}`),
    )
    const stored = await sql<Stored>`
      select a.entry_id, a.lot_id, a.position, a.quantity
      from supply_allocation a join supply_lot l on l.id = a.lot_id
      where l.project_id = ${project}`.execute(db)
    const kept = stored.rows.map(
      ({ entry_id, lot_id, position, quantity }) => `${entry_id} ${lot_id} ${position} ${quantity}`,
    )
    const [right, there] = [new Set(expected), new Set(kept)]
    const differs = [...right].filter((each) => !there.has(each))
    for (const each of [...differs, ...kept.filter((other) => !right.has(other))])
      found.add(project, `entry, lot, position, quantity: ${each}`)
  }
  return found.of(
    'allocation-follows-log',
    'the units behind each entry are those that the rule gives: first supplied, first used',
  )
}
