import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { ClosedAccount, ClosingDeps } from '../../../closing.ts'

/**
 * Vehicles go, but for those whose offset was paid for: the record of that keeps their registration number, so that
 * the same driving is not offset twice. One that a verified footprint counts stays without its number.
 */
export async function forgetVehicles(
  tx: Tx,
  _deps: ClosingDeps,
  { id: accountId }: ClosedAccount,
): Promise<void> {
  await sql`
    delete from vehicle_offset o where account_id = ${accountId}
      and not exists (
        select from purchase p where p.quote_id = o.quote_id and p.paid_at is not null)`.execute(tx)
  await sql`
    delete from vehicle v where account_id = ${accountId}
      and not exists (select from vehicle_offset o where o.vehicle_id = v.id)
      and not exists (select from inventory_line l where l.vehicle_id = v.id)`.execute(tx)
  await sql`
    update vehicle v set registration_number = null,
      description = description || '{"registrationNumber": null}'
    where account_id = ${accountId}
      and not exists (select from vehicle_offset o where o.vehicle_id = v.id)`.execute(tx)
}
