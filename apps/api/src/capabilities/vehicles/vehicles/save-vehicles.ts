import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { type ComputedVehicle, computeAll } from '../identification/public.ts'

const MOST_OF_ACCOUNT = 5_000

/** All of them or none; each is computed again from its description. */
export async function saveVehicles(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  accountId: string,
  inputs: readonly VehicleInput[],
): Promise<{ vehicleIds: string[] } | Refused> {
  const computed = await computeAll(deps, inputs)
  if (computed instanceof Refused) return computed
  return transact(deps.db, (tx) => insertVehicles(tx, deps, accountId, computed))
}

async function insertVehicles(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  accountId: string,
  computed: readonly ComputedVehicle[],
): Promise<{ vehicleIds: string[] } | Refused> {
  // Vehicles of one account are counted one after the other.
  await lockAccount(tx, accountId)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vehicle
    where account_id = ${accountId} and removed_at is null`.execute(tx)
  if ((rows[0]?.count ?? 0) + computed.length > MOST_OF_ACCOUNT) return refuse('TOO_MANY_VEHICLES')
  const now = deps.clock()
  const values = computed.map(({ description, emissions }) => ({
    id: deps.newId(),
    account_id: accountId,
    description: JSON.stringify(description),
    emissions: JSON.stringify(emissions),
    total_grams: emissions.total,
    registration_number: description.registrationNumber,
    created_at: now,
    updated_at: now,
  }))
  await tx.insertInto('vehicle').values(values).execute()
  return { vehicleIds: values.map(({ id }) => id) }
}
