import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { SavedVehicle, UpdateVehicle } from '@understory/contracts/vehicles.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { computeVehicle } from './compute-vehicle.ts'
import { findVehicleRow, listOffsetRows, presentVehicle } from './vehicle-records.ts'

type Wanted = { readonly id: string; readonly accountId: string }

/** Computes the vehicle again: with changed facts, or with the newest factors alone. */
export async function changeVehicle(
  deps: Pick<Deps, 'db' | 'clock'>,
  wanted: Wanted,
  change: BodyOf<typeof UpdateVehicle>,
): Promise<SavedVehicle | Refused> {
  const row = await findVehicleRow(deps.db, wanted)
  if (!row) return refuse('VEHICLE_NOT_FOUND')
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  const computed = computeVehicle(deps, { ...row.description, ...given })
  if (computed instanceof Refused) return computed
  const { description, emissions } = computed
  const held = row.description.registrationNumber
  if (held && held !== description.registrationNumber && (await isBought(deps, wanted))) {
    return refuse('REGISTRATION_LOCKED')
  }
  await deps.db
    .updateTable('vehicle')
    .set({
      description: JSON.stringify(description),
      emissions: JSON.stringify(emissions),
      total_grams: emissions.total,
      registration_number: description.registrationNumber,
      updated_at: deps.clock(),
    })
    .where('id', '=', wanted.id)
    .where('account_id', '=', wanted.accountId)
    .execute()
  return showVehicle(deps, wanted)
}

async function isBought(deps: Pick<Deps, 'db'>, { id, accountId }: Wanted): Promise<boolean> {
  const offsets = await listOffsetRows(deps.db, { accountId, vehicleIds: [id] })
  return offsets.some(({ status }) => status !== 'failed')
}

async function showVehicle(
  deps: Pick<Deps, 'db' | 'clock'>,
  wanted: Wanted,
): Promise<SavedVehicle | Refused> {
  const row = await findVehicleRow(deps.db, wanted)
  if (!row) return refuse('VEHICLE_NOT_FOUND')
  const { accountId } = wanted
  return presentVehicle(
    deps,
    row,
    await listOffsetRows(deps.db, { accountId, vehicleIds: [row.id] }),
  )
}

/** Off the list; what was offset for it stays in the purchases and can still be verified. */
export async function removeVehicle(
  deps: Pick<Deps, 'db' | 'clock'>,
  wanted: Wanted,
): Promise<Refused | undefined> {
  const removed = await deps.db
    .updateTable('vehicle')
    .set({ removed_at: deps.clock() })
    .where('id', '=', wanted.id)
    .where('account_id', '=', wanted.accountId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return removed ? undefined : refuse('VEHICLE_NOT_FOUND')
}
