import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  SavedVehicle,
  UpdateVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { computeVehicle, refuseUnknownFigures } from '../identification/public.ts'
import {
  findVehicleRow,
  listOffsetRows,
  lockVehicleRow,
  presentVehicle,
  type VehicleRow,
} from './vehicle-records.ts'

type ChangeVehicleInput = { readonly id: string; readonly accountId: string }

/** Computes the vehicle again: with changed facts, or with the newest factors alone. */
export async function changeVehicle(
  deps: Pick<Deps, 'db' | 'clock'>,
  wanted: ChangeVehicleInput,
  change: BodyOf<typeof UpdateVehicle>,
): Promise<SavedVehicle | Refused> {
  const unknown = await refuseOtherNumber(deps, wanted, change)
  if (unknown) return unknown
  return transact(deps.db, async (tx) => {
    const row = await lockVehicleRow(tx, wanted)
    if (!row) return refuse('VEHICLE_NOT_FOUND')
    const refused = await save(tx, deps, { wanted, row, change })
    return refused ?? showVehicle({ ...deps, db: tx }, wanted)
  })
}

/** What the registry said of one number is not said of another. */
async function refuseOtherNumber(
  { db }: Pick<Deps, 'db'>,
  wanted: ChangeVehicleInput,
  { registrationNumber }: BodyOf<typeof UpdateVehicle>,
): Promise<Refused | null> {
  if (!registrationNumber) return null
  const row = await findVehicleRow(db, wanted)
  if (!row) return null
  return refuseUnknownFigures(db, { ...row.description, registrationNumber })
}

type Changing = {
  readonly wanted: ChangeVehicleInput
  readonly row: VehicleRow
  readonly change: BodyOf<typeof UpdateVehicle>
}

async function save(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { wanted, row, change }: Changing,
): Promise<Refused | undefined> {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  const computed = computeVehicle(deps, { ...row.description, ...given })
  if (computed instanceof Refused) return computed
  const { description, emissions } = computed
  const held = row.description.registrationNumber
  if (held && held !== description.registrationNumber && (await isBought(tx, wanted))) {
    return refuse('REGISTRATION_LOCKED')
  }
  await tx
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
    // What was saved again as it was keeps the quotes of it good.
    .where(
      sql<boolean>`(description, emissions) is distinct from
        (${JSON.stringify(description)}::jsonb, ${JSON.stringify(emissions)}::jsonb)`,
    )
    .execute()
  return undefined
}

/** Or may yet be: an order whose card was declined can be paid with another one. */
async function isBought(tx: Tx, { id, accountId }: ChangeVehicleInput): Promise<boolean> {
  const offsets = await listOffsetRows(tx, { accountId, vehicleIds: [id] })
  return offsets.length > 0
}

async function showVehicle(
  deps: Pick<Deps, 'clock'> & { readonly db: Tx },
  wanted: ChangeVehicleInput,
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
  wanted: ChangeVehicleInput,
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
