import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'

/** What everyone together has funded: the sum of the ledger, from its sharded totals. */
export async function getPublicTotals(db: Database) {
  const rows = await db
    .selectFrom('impact_platform_total')
    .select(['impact', sql<number>`sum(quantity)::bigint`.as('quantity')])
    .groupBy('impact')
    .execute()
  const of = (impact: string) => rows.find((row) => row.impact === impact)?.quantity ?? 0
  return { milliTrees: of('trees'), co2eGrams: of('co2e'), plasticGrams: of('plastic') }
}
