import type { Deps } from '../../../deps.ts'
import { changeAccount } from '../../people/accounts/public.ts'
import { listOffsetRows, listVehicleRows, presentVehicle } from './vehicle-records.ts'

export async function listVehicles(deps: Pick<Deps, 'db' | 'clock'>, accountId: string) {
  const [rows, account] = await Promise.all([
    listVehicleRows(deps.db, accountId),
    deps.db
      .selectFrom('account')
      .select('shows_vehicles')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
  ])
  const vehicleIds = rows.map(({ id }) => id)
  const offsets = await listOffsetRows(deps.db, { accountId, vehicleIds })
  const byVehicle = Map.groupBy(offsets, (offset) => offset.vehicle_id)
  return {
    vehicles: rows.map((row) => presentVehicle(deps, row, byVehicle.get(row.id) ?? [])),
    showsOwner: account.shows_vehicles,
  }
}

export async function showVehicleOwner(
  deps: Pick<Deps, 'db'>,
  accountId: string,
  isShown: boolean,
): Promise<undefined> {
  await changeAccount(deps.db, accountId, { shows_vehicles: isShown })
}
