import { toMinute } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { parseSupplyLeaf } from '@understory/ledger-log/leaves/supply-leaf.ts'

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
