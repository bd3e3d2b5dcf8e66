import type { Obstacle } from '@understory/contracts/commerce/purchases/obstacles.ts'
import type { Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { sql } from 'kysely'

/** What the triggers of a purchase would refuse now: driving that is covered already, or a vehicle that has changed. */
export async function findVehicleObstacle(db: Database, quoteId: string): Promise<Obstacle> {
  const { rows } = await asPlatform(() =>
    sql<{ twice: boolean | null; changed: boolean | null }>`
      select bool_or(not o.overlap_confirmed and c.grams > 0 and c.grams + o.emitted_grams > v.total_grams) as twice,
        bool_or(v.updated_at > q.created_at or v.removed_at is not null
          or v.registration_number is distinct from o.registration_number) as changed
      from vehicle_offset o join vehicle v on v.id = o.vehicle_id
        join purchase_quote q on q.id = o.quote_id
        cross join lateral (select vehicle_covered_grams(v.id, o.from_date, o.to_date, o.quote_id) as grams) c
      where o.quote_id = ${quoteId}
      union all
      select bool_or(c.grams + d.emitted_grams > d.total_grams), false
      from described_vehicle d cross join lateral (
        select max(vehicle_covered_grams(v.id, d.from_date, d.to_date, d.quote_id, true)) as grams
        from vehicle v where v.registration_number = d.registration_number) c
      where d.quote_id = ${quoteId} and c.grams > 0`.execute(db),
  )
  if (rows.some(({ twice }) => twice)) return 'PERIOD_ALREADY_OFFSET'
  return rows.some(({ changed }) => changed) ? 'VEHICLE_CHANGED' : null
}
