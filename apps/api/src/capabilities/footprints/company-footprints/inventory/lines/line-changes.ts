import type { Tx } from '@understory/database/connect.ts'
import { needsReason } from '@understory/domain/footprints/company-footprints/inventory/history/needs-reason.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../../deps.ts'
import { type Refused, refuse } from '../../../../../http/refuse.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import type { InventoryRow } from '../inventory-records.ts'

export type LineChange = {
  readonly kind?: 'imported' | 'recomputed' | undefined
  readonly reason?: string | null | undefined
}

type Beginning = { readonly inventory: InventoryRow; readonly change: LineChange }

/** Of a footprint that was declared: what tells afterwards whether its change is explained. */
export type SeenBefore = {
  readonly inventoryId: string
  readonly declaredGrams: number
  /** The last event there was. */
  readonly after: number
} | null

/** Tells the triggers that keep the history of lines what this transaction does. */
export async function beginLineChange(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { inventory, change: { kind, reason } }: Beginning,
): Promise<SeenBefore> {
  await sql`select set_config('app.change_at', ${clock().toISOString()}, true),
    set_config('app.change_kind', ${kind ?? ''}, true),
    set_config('app.change_reason', ${reason ?? ''}, true)`.execute(tx)
  const { declared_grams: declaredGrams } = inventory
  if (declaredGrams === null || reason || kind === 'recomputed') return null
  const { rows } = await sql<{ after: number }>`
    select coalesce(max(id), 0) as after from inventory_line_event
    where inventory_id = ${inventory.id}`.execute(tx)
  return { inventoryId: inventory.id, declaredGrams, after: Number(rows[0]?.after ?? 0) }
}

/** A large change of what was declared says why. */
export async function refuseUnexplained(tx: Tx, seen: SeenBefore): Promise<Refused | undefined> {
  if (!seen) return undefined
  const { rows } = await sql<{ grams: string }>`
    select coalesce(sum(abs(coalesce((new_values ->> 'co2e_grams')::bigint, 0)
      - coalesce((old_values ->> 'co2e_grams')::bigint, 0))), 0) as grams
    from inventory_line_event where inventory_id = ${seen.inventoryId} and id > ${seen.after}`.execute(
    tx,
  )
  if (!needsReason(Number(rows[0]?.grams ?? 0), seen.declaredGrams)) return undefined
  const message = companyFootprintsMessage('line-changes.refuse-unexplained')
  return refuse('REASON_NEEDED', [{ field: 'reason', message }])
}
