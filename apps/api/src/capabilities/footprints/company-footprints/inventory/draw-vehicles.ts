import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { InventoryLineInput } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { DrawVehicles } from '@understory/contracts/footprints/company-footprints/inventory-vehicles.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { countMonths, firstDay, monthOf } from '@understory/domain/calendar/calendar.ts'
import { wholePeriod } from '@understory/domain/footprints/company-footprints/inventory/lines/line-period.ts'
import {
  type VehicleLine,
  vehicleLines,
} from '@understory/domain/footprints/company-footprints/inventory/lines/vehicle-lines.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { vehicleTitle } from '@understory/domain/vehicles/identification/identify/vehicle-title.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { listVehicleRows, type VehicleRow } from '../../../vehicles/vehicles/public.ts'
import { changeLocked } from './change-inventory.ts'
import { computeInventoryLines, type LineValues } from './compute-inventory-lines.ts'
import type { InventoryRow } from './inventory-records.ts'
import { type Adding, storeRows } from './lines/change-lines.ts'
import { deleteLine } from './lines/delete-line.ts'
import { presentLines, selectLines } from './lines/line-records.ts'

type DrawVehiclesDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type DrawVehiclesInput = BodyOf<typeof DrawVehicles>
type Reply = ReplyOf<typeof DrawVehicles>

const DRAW_VEHICLES_MAX_LENGTHS = { description: 200, source: 300 } as const

/** Each vehicle becomes a line with its parts beneath it, for all months of the footprint. */
export function drawVehicles(
  deps: DrawVehiclesDeps,
  wanted: Adding,
  asked: DrawVehiclesInput,
): Promise<Reply | Refused> {
  return transact(deps.db, (tx) =>
    changeLocked(tx, deps, {
      wanted,
      change: (_, inventory) => draw(tx, deps, { wanted, asked, inventory }),
    }),
  )
}

type Drawing = {
  readonly wanted: Adding
  readonly asked: DrawVehiclesInput
  readonly inventory: InventoryRow
}

async function draw(tx: Tx, deps: DrawVehiclesDeps, drawing: Drawing): Promise<Reply | Refused> {
  const { wanted, asked, inventory } = drawing
  const ids = new Set(asked.vehicleIds)
  const vehicles = (await listVehicleRows(tx, wanted.accountId)).filter(({ id }) => ids.has(id))
  if (vehicles.length < ids.size) return refuse('VEHICLE_NOT_FOUND')
  const before = asked.again ? await deleteDrawn(tx, drawing) : new Map<string, string>()
  if (before instanceof Refused) return before
  if (await isCounted(tx, drawing)) return refuse('VEHICLE_COUNTED')
  const rows: LineValues[] = []
  for (const vehicle of vehicles) {
    const ofVehicle = await drawVehiclesRowsOf(tx, deps, {
      ...drawing,
      vehicle,
      lineId: before.get(vehicle.id),
    })
    if (ofVehicle instanceof Refused) return ofVehicle
    rows.push(...ofVehicle)
  }
  const stored = await storeRows(tx, { wanted, inventory, rows, at: '' })
  if (stored instanceof Refused) return stored
  const lines = await selectLines(tx, { inventoryId: inventory.id, ids: rows.map(({ id }) => id) })
  return { lines: await presentLines(tx, lines) }
}

/** The lines that the vehicles had here; those that follow take their ids. */
async function deleteDrawn(
  tx: Tx,
  { wanted: { accountId }, asked, inventory }: Drawing,
): Promise<ReadonlyMap<string, string> | Refused> {
  const drawn = await tx
    .selectFrom('inventory_line')
    .select(['id', 'vehicle_id'])
    .where('inventory_id', '=', inventory.id)
    .where((eb) => anyOf(eb.ref('vehicle_id'), asked.vehicleIds))
    .execute()
  for (const { id: lineId } of drawn) {
    const refused = await deleteLine(tx, inventory, { lineId, accountId })
    if (refused) return refused
  }
  return new Map(drawn.map(({ id, vehicle_id }) => [vehicle_id ?? '', id]))
}

const startOf = ({ start_month }: InventoryRow) => monthOf(start_month)

/** Whether one of them is counted in any of these months, by itself or by its registration number. */
async function isCounted(tx: Tx, { wanted, asked, inventory }: Drawing): Promise<boolean> {
  // Another request that draws the same vehicle in at the same time waits here.
  const vehicles = await tx
    .selectFrom('vehicle')
    .select(['id', 'registration_number'])
    .where((eb) => anyOf(eb.ref('id'), asked.vehicleIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const keys = vehicles.map(({ id, registration_number }) => registration_number ?? id)
  if (new Set(keys).size < keys.length) return true
  const { from, to } = wholePeriod(startOf(inventory))
  const counted = await tx
    .selectFrom('inventory_vehicle_month')
    .select('vehicle_key')
    .where('account_id', '=', wanted.accountId)
    .where((eb) => anyOf(eb.ref('vehicle_key'), keys))
    .where('month', '>=', firstDay(from))
    .where('month', '<=', firstDay(to))
    .limit(1)
    .executeTakeFirst()
  return counted !== undefined
}

type OneVehicle = Drawing & {
  readonly vehicle: VehicleRow
  /** That it had before; a new one otherwise. */
  readonly lineId: string | undefined
}

/** The first line is of the vehicle; its other parts go with that one. */
async function drawVehiclesRowsOf(
  tx: Tx,
  deps: DrawVehiclesDeps,
  { wanted, asked, inventory, vehicle, lineId }: OneVehicle,
): Promise<LineValues[] | Refused> {
  const startMonth = startOf(inventory)
  const { from, to } = wholePeriod(startMonth)
  const parts = vehicleLines(vehicle.description, {
    category: asked.category,
    year: factorYear(startMonth),
    months: countMonths(from, to),
  })
  if (!parts || parts.length === 0) return refuse('NO_FACTOR')
  const title = vehicleTitle(vehicle.description)
  const inputs = parts.map((part, at) => inputOf(part, at === 0 ? title : null, title))
  const rows = await computeInventoryLines(
    { ...deps, db: tx },
    {
      ...wanted,
      inventory,
      inputs,
      ids: [lineId],
    },
  )
  if (rows instanceof Refused) return rows
  const parentId = rows[0]?.id ?? null
  return rows.map((row, at) =>
    at === 0
      ? { ...row, vehicle_id: vehicle.id, vehicle_grams: vehicle.total_grams }
      : { ...row, parent_id: parentId },
  )
}

const DRAW_VEHICLES_PARTS: Readonly<Record<VehicleLine['what'], string>> = {
  tailpipe: 'tailpipe',
  electricity: 'electricity',
  'grid-losses': 'grid losses',
  'well-to-tank': 'well-to-tank',
}

function inputOf(part: VehicleLine, own: string | null, title: string): InventoryLineInput {
  const { category, quantity, unit, kgCo2ePerUnit, source } = part
  return {
    category,
    description: (own ?? `${title}: ${DRAW_VEHICLES_PARTS[part.what]}`).slice(
      0,
      DRAW_VEHICLES_MAX_LENGTHS.description,
    ),
    quantity,
    unit,
    ownFactor: {
      kind: 'own',
      kgCo2e: kgCo2ePerUnit,
      unit,
      source: source.slice(0, DRAW_VEHICLES_MAX_LENGTHS.source),
    },
    entityId: null,
    site: null,
    note: null,
    marketFactor: null,
    period: null,
    purchasePart: null,
    quickItem: null,
    withUpstream: false,
  }
}
