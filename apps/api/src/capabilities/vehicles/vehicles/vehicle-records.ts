import type { SavedVehicle } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { type CalendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import { compareVehicle } from '@understory/domain/vehicles/identification/emissions/comparisons.ts'
import { vehicleTitle } from '@understory/domain/vehicles/identification/identify/vehicle-title.ts'
import { coverageOn } from '@understory/domain/vehicles/vehicles/offset-period.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { computeVehicle } from '../identification/public.ts'
import { readStoredVehicle } from './stored-vehicle.ts'

const MOST_LISTED = 5_000

function selectVehicles(db: Database | Tx, accountId: string) {
  return db
    .selectFrom('vehicle')
    .select(['id', 'description', 'emissions', 'total_grams', 'created_at'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
}
type VehicleRecordsStored = Awaited<
  ReturnType<ReturnType<typeof selectVehicles>['executeTakeFirstOrThrow']>
>
export type VehicleRow = ReturnType<typeof readStoredVehicle<VehicleRecordsStored>>

export async function listVehicleRows(db: Database | Tx, accountId: string): Promise<VehicleRow[]> {
  const rows = await selectVehicles(db, accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(readStoredVehicle)
}

export async function findVehicleRow(
  db: Database | Tx,
  wanted: { id: string; accountId: string },
): Promise<VehicleRow | undefined> {
  const row = await selectVehicles(db, wanted.accountId)
    .where('id', '=', wanted.id)
    .executeTakeFirst()
  return row && readStoredVehicle(row)
}

/** The same, as it stays until the transaction ends. */
export async function lockVehicleRow(
  tx: Tx,
  wanted: { id: string; accountId: string },
): Promise<VehicleRow | undefined> {
  const row = await selectVehicles(tx, wanted.accountId)
    .where('id', '=', wanted.id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && readStoredVehicle(row)
}

export async function findVehicleRows(
  db: Database | Tx,
  wanted: { ids: readonly string[]; accountId: string },
): Promise<VehicleRow[]> {
  const rows = await selectVehicles(db, wanted.accountId)
    .where((eb) => anyOf(eb.ref('id'), wanted.ids))
    .execute()
  return rows.map(readStoredVehicle)
}

export type OffsetRow = {
  vehicle_id: string
  purchase_id: string
  quote_id: string
  from_date: CalendarDate
  to_date: CalendarDate
  emitted_grams: number
  kilometres: number
  vehicles: number
  status: SavedVehicle['offsets'][number]['status']
}

/** What was bought or is being bought for vehicles, newest period first. */
export function listOffsetRows(
  db: Database | Tx,
  wanted: { accountId: string; vehicleIds: readonly string[] },
): Promise<OffsetRow[]> {
  if (wanted.vehicleIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('vehicle_offset as o')
    .innerJoin('purchase as p', 'p.quote_id', 'o.quote_id')
    .select([
      'o.vehicle_id',
      'p.id as purchase_id',
      'p.quote_id',
      'o.from_date',
      'o.to_date',
      'o.emitted_grams',
      'o.kilometres',
      'o.vehicles',
      'p.status',
    ])
    .where('o.account_id', '=', wanted.accountId)
    .where((eb) => anyOf(eb.ref('o.vehicle_id'), wanted.vehicleIds))
    .where('p.status', '<>', 'canceled')
    .orderBy('o.from_date', 'desc')
    .execute()
}

export function presentVehicle(
  deps: Pick<Deps, 'clock'>,
  row: VehicleRow,
  offsets: readonly OffsetRow[],
): SavedVehicle {
  const { description, emissions } = row
  const now = deps.clock()
  const today = dayOf(now)
  const own = offsets.filter(({ vehicle_id }) => vehicle_id === row.id)
  const paid = own.filter(({ status }) => status === 'paid').map(toOffset)
  const running = paid.filter(({ to }) => to >= today).map(({ to }) => to)
  const coverage = coverageOn(today, paid)
  return {
    uuid: row.id,
    title: vehicleTitle(description),
    vehicle: description,
    emissions,
    comparisons: compareVehicle(description, now.getUTCFullYear()).map((each) => ({ ...each })),
    createdAt: row.created_at.toISOString(),
    offsetUntil: running.toSorted().at(-1) ?? null,
    coverage,
    restGrams: Math.max(0, row.total_grams - (coverage?.grams ?? 0)),
    offsets: own.map((offset) => ({
      ...toOffset(offset),
      purchaseId: offset.purchase_id,
      quoteId: offset.quote_id,
      status: offset.status,
    })),
    newer: newerFigure(deps, row),
  }
}

type Covered = Pick<
  OffsetRow,
  'from_date' | 'to_date' | 'emitted_grams' | 'kilometres' | 'vehicles'
>

export const toOffset = (row: Covered) => ({
  from: row.from_date,
  to: row.to_date,
  emittedGrams: row.emitted_grams,
  kilometres: row.kilometres,
  vehicles: row.vehicles,
})

/** What computing again would give, where it is another figure or by another set. */
function newerFigure(deps: Pick<Deps, 'clock'>, row: VehicleRow): SavedVehicle['newer'] {
  const computed = computeVehicle(deps, row.description)
  if (computed instanceof Refused) return null
  const { total, factorSet, method } = computed.emissions
  const saved = row.emissions
  const isSame =
    total === saved.total && factorSet.id === saved.factorSet.id && method === saved.method
  return isSame
    ? null
    : { totalGrams: total, factorSet: `${factorSet.title}, ${factorSet.edition}` }
}
