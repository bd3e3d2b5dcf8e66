import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListInventoryVehicles } from '@understory/contracts/footprints/company-footprints/inventory-vehicles.ts'
import type { Database } from '@understory/database/connect.ts'
import { firstDay, type Month, monthOf } from '@understory/domain/calendar/calendar.ts'
import { wholePeriod } from '@understory/domain/footprints/company-footprints/inventory/lines/line-period.ts'
import type { VehicleCategory } from '@understory/domain/footprints/company-footprints/inventory/lines/vehicle-lines.ts'
import { vehicleTitle } from '@understory/domain/vehicles/identification/identify/vehicle-title.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { listVehicleRows } from '../../../vehicles/vehicles/public.ts'
import { findInventory, type InventoryKey } from './inventory-records.ts'

type Reply = ReplyOf<typeof ListInventoryVehicles>
type Vehicle = Reply['vehicles'][number]

/** The saved vehicles; then those that are counted here and are saved no longer. */
export async function listInventoryVehicles(
  { db }: Pick<Deps, 'db'>,
  wanted: InventoryKey,
): Promise<Reply | Refused> {
  const found = await findInventory(db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const vehicles = await listVehicleRows(db, wanted.accountId)
  const drawn = await selectDrawn(db, wanted, monthOf(found.start_month))
  const saved = new Set(vehicles.map(({ id }) => id))
  const gone = drawn.filter(
    ({ vehicle_id, footprint_id }) =>
      footprint_id === wanted.footprintId && !saved.has(vehicle_id ?? ''),
  )
  return {
    vehicles: [
      ...vehicles.map(({ id, description, total_grams }): Vehicle => {
        const line = drawn.find(({ vehicle_id }) => vehicle_id === id)
        return {
          vehicleId: id,
          title: vehicleTitle(description),
          totalGrams: total_grams,
          drawn: line ? presentDrawn(line) : null,
          isChanged: line !== undefined && line.vehicle_grams !== total_grams,
          isRemoved: false,
        }
      }),
      ...gone.map(
        (line): Vehicle => ({
          vehicleId: line.vehicle_id ?? '',
          title: line.description,
          totalGrams: line.vehicle_grams ?? 0,
          drawn: presentDrawn(line),
          isChanged: false,
          isRemoved: true,
        }),
      ),
    ],
  }
}

/** Lines of vehicles in any of the months of a footprint, its own first. */
function selectDrawn(db: Database, { accountId, footprintId }: InventoryKey, startMonth: Month) {
  const { from, to } = wholePeriod(startMonth)
  return db
    .selectFrom('inventory_line as l')
    .innerJoin('footprint_inventory as i', 'i.id', 'l.inventory_id')
    .select([
      'l.id',
      'l.vehicle_id',
      'l.vehicle_grams',
      'l.category',
      'l.description',
      'l.from_month',
      'l.to_month',
      'i.footprint_id',
    ])
    .where('l.account_id', '=', accountId)
    .where('l.vehicle_id', 'is not', null)
    .where('l.from_month', '<=', firstDay(to))
    .where('l.to_month', '>=', firstDay(from))
    .orderBy((eb) => eb('i.footprint_id', '=', footprintId), 'desc')
    .orderBy('l.created_at')
    .execute()
}

type DrawnRow = Awaited<ReturnType<typeof selectDrawn>>[number]

const presentDrawn = (line: DrawnRow): NonNullable<Vehicle['drawn']> => ({
  lineId: line.id,
  category: (line.category === 'businessTravel'
    ? 'businessTravel'
    : 'mobileCombustion') satisfies VehicleCategory,
  footprintId: line.footprint_id,
  from: monthOf(line.from_month),
  to: monthOf(line.to_month),
})
