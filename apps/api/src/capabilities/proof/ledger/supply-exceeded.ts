import type { Database, Tx } from '@understory/database/connect.ts'
import type { Impact, ImpactQuantities } from '@understory/domain/quantity/impact-quantity.ts'
import { sql } from 'kysely'

/** Refused by the database: more of a project that is bought ahead was allocated than there is. */
export function isSupplyExceeded(fault: unknown): boolean {
  return fault instanceof Error && 'constraint' in fault && fault.constraint === 'never_oversold'
}

type SupplyExceededInput = {
  readonly quantities: ImpactQuantities
  readonly projects: Readonly<Record<Impact, string>>
}

/**
 * The impact of which there is less left than is wanted, where its project is bought ahead; `null`: there is
 * enough now. Another order may still be first: the database decides when the entries are written.
 */
export async function findShortage(
  tx: Database | Tx,
  { quantities, projects }: SupplyExceededInput,
): Promise<Impact | null> {
  const wanted = (['trees', 'co2e', 'plastic'] as const).filter((each) => quantities[each] > 0)
  const ids = wanted.map((impact) => projects[impact])
  const { rows } = await sql<{ project_id: string; left: number }>`
    select project_id, supplied - allocated as left from supply_cover
    where is_bought_ahead and project_id = any(${ids})`.execute(tx)
  const left = new Map(rows.map((row) => [row.project_id, row.left]))
  return (
    wanted.find((impact) => (left.get(projects[impact]) ?? Infinity) < quantities[impact]) ?? null
  )
}
