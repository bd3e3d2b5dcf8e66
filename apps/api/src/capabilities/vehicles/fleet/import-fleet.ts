import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { VehicleInput } from '@understory/contracts/vehicle-emissions.ts'
import type { ImportFleet } from '@understory/contracts/vehicles.ts'
import { NEEDED_COLUMNS } from '@understory/domain/vehicles/fleet-columns.ts'
import { readFleetRow } from '@understory/domain/vehicles/read-fleet-row.ts'
import { parse } from 'csv-parse/sync'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { saveVehicles } from '../save-vehicles.ts'

type Answer = ReplyOf<typeof ImportFleet>
const MOST_ROWS = 2_000
const MOST_PROBLEMS = 200

/** Saves every vehicle of the file, or none and says what is wrong with each row. */
export async function importFleet(
  deps: Deps,
  actor: AccountActor,
  csv: string,
): Promise<Answer | Refused> {
  if (actor.accountKind !== 'business') return refuse('BUSINESS_ONLY')
  const rows = readRows(csv)
  if (!rows || rows.length === 0) return refuse('FLEET_FILE_INVALID')
  if (rows.length > MOST_ROWS) return refuse('TOO_MANY_VEHICLES')
  const year = deps.clock().getUTCFullYear()
  const vehicles: VehicleInput[] = []
  const problems: Answer['problems'] = []
  for (const [index, cells] of rows.entries()) {
    const read = readFleetRow(cells, year)
    if (read.ok) vehicles.push(read.vehicle as unknown as VehicleInput)
    // The first row of a file is its header.
    else problems.push(...read.problems.map((problem) => ({ row: index + 2, ...problem })))
  }
  if (problems.length > 0) return { saved: 0, problems: problems.slice(0, MOST_PROBLEMS) }
  const saved = await saveVehicles(deps, actor.accountId, vehicles)
  return saved instanceof Refused ? saved : { saved: saved.vehicleIds.length, problems: [] }
}

/** `null`: it is no CSV with our columns. */
function readRows(csv: string): Record<string, string>[] | null {
  try {
    const rows: Record<string, string>[] = parse(csv, {
      bom: true,
      trim: true,
      skipEmptyLines: true,
      relaxColumnCount: true,
      columns: (header: string[]) => header.map((name) => name.toLowerCase().replaceAll(' ', '_')),
      delimiter: [',', ';', '\t'],
    })
    const header = Object.keys(rows[0] ?? {})
    return NEEDED_COLUMNS.every((column) => header.includes(column)) ? rows : null
  } catch {
    return null
  }
}
