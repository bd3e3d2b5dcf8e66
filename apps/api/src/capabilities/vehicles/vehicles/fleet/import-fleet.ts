import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import type { ImportFleet } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import type { VehicleDescription } from '@understory/domain/vehicles/identification/identify/vehicle-description.ts'
import { NEEDED_COLUMNS } from '@understory/domain/vehicles/vehicles/fleet/fleet-columns.ts'
import {
  type FleetLookUp,
  readFleetRow,
} from '@understory/domain/vehicles/vehicles/fleet/read-fleet-row.ts'
import type { FleetProblem } from '@understory/domain/vehicles/vehicles/fleet/read-tested-cells.ts'
import { type CsvRow, readCsv, TOO_LONG } from '@understory/spreadsheets/read-csv.ts'
import type { Deps } from '../../../../deps.ts'
import type { AccountActor } from '../../../../http/actor.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { oneImport } from '../../../../http/requests/one-import.ts'
import { findRegistration, refuseUnknownFigures } from '../../identification/public.ts'
import { saveVehicles } from '../save-vehicles.ts'

type ImportFleetDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'log' | 'registry'>

type ImportFleetAnswer = ReplyOf<typeof ImportFleet>
const MOST_ROWS = 2_000
const MOST_PROBLEMS = 200

/** Saves every vehicle of the file, or none and says what is wrong with each row. */
export async function importFleet(
  deps: ImportFleetDeps,
  { accountId }: AccountActor,
  csv: string,
): Promise<ImportFleetAnswer | Refused> {
  return oneImport(accountId, () => importFile(deps, accountId, csv))
}

async function importFile(
  deps: ImportFleetDeps,
  accountId: string,
  csv: string,
): Promise<ImportFleetAnswer | Refused> {
  const rows = readCsv(csv, { needed: NEEDED_COLUMNS, mostRows: MOST_ROWS })
  if (rows === 'too-many-columns') return refuse('TOO_MANY_COLUMNS')
  if (rows === 'invalid' || rows.length === 0) return refuse('FLEET_FILE_INVALID')
  if (rows.length > MOST_ROWS) return refuse('TOO_MANY_VEHICLES')
  const { vehicles, problems } = await readVehicles(deps, rows)
  if (problems.length > 0) return { saved: 0, problems: problems.slice(0, MOST_PROBLEMS) }
  const saved = await saveVehicles(deps, accountId, vehicles)
  return saved instanceof Refused ? saved : { saved: saved.vehicleIds.length, problems: [] }
}

/** The vehicle of every row, or what is wrong with it. */
async function readVehicles(deps: ImportFleetDeps, rows: readonly CsvRow[]) {
  const year = deps.clock().getUTCFullYear()
  const vehicles: VehicleInput[] = []
  const problems: ImportFleetAnswer['problems'] = []
  let lookUps = 0
  for (const { row: place, cells, isTooLong } of rows) {
    if (isTooLong) {
      problems.push({ row: place, field: 'row', message: TOO_LONG })
      continue
    }
    const read = readFleetRow(cells, year)
    if (read.ok && 'lookUp' in read) lookUps += 1
    const row = read.ok && 'lookUp' in read ? await found(deps, read.lookUp, lookUps) : read
    const unknown = row.ok && (await refuseUnknownFigures(deps.db, row.vehicle as VehicleInput))
    if (unknown) {
      problems.push({ row: place, field: 'g_co2e_per_km', message: unknown.refusal.message })
    } else if (row.ok) vehicles.push(row.vehicle as VehicleInput)
    else problems.push(...row.problems.map((problem) => ({ row: place, ...problem })))
  }
  return { vehicles, problems }
}

type Read =
  | { readonly ok: true; readonly vehicle: VehicleDescription }
  | { readonly ok: false; readonly problems: readonly FleetProblem[] }

/** The vehicle of a registration number, by the registry: as it was tested, else the average of its kind. */
async function found(deps: ImportFleetDeps, lookUp: FleetLookUp, count: number): Promise<Read> {
  const { registrationNumber } = lookUp
  const refused = (message: string): Read => ({
    ok: false,
    problems: [{ field: 'registration_number', message }],
  })
  if (count > MOST_LOOK_UPS) {
    return refused(
      `At most ${MOST_LOOK_UPS} vehicles of a file are looked up. Please give type and fuel here.`,
    )
  }
  const vehicle = await findRegistration(deps, registrationNumber)
  if (vehicle instanceof Refused) return refused(vehicle.refusal.message)
  const { tested, vehicleType, fuelType } = vehicle
  if (tested) {
    const basis = { kind: 'type-approval', ...tested } as const
    return { ok: true, vehicle: { market: 'uk', vehicleType: 'car', basis, ...lookUp } }
  }
  const cells = {
    registration_number: registrationNumber,
    vehicle_type: vehicleType ?? '',
    fuel_type: vehicleType === 'bus' ? 'unknown' : (fuelType ?? ''),
    annual_mileage: String(lookUp.annualMileage),
    mileage_unit: lookUp.mileageUnit,
  }
  const read = vehicleType ? readFleetRow(cells, deps.clock().getUTCFullYear()) : null
  return read?.ok && 'vehicle' in read ? read : refused(TOO_LITTLE)
}

const MOST_LOOK_UPS = 100
const TOO_LITTLE =
  'The registry does not say enough about this vehicle. Please give its type, fuel and size.'
