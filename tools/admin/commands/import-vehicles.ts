import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Database } from '@understory/database/connect.ts'
import {
  type ImportReport,
  importCatalogue,
} from '../../../apps/api/src/capabilities/vehicles/identification/catalogue/import-catalogue.ts'
import { openDatabase, withDatabase } from '../../start/database.ts'
import { say } from '../../start/say.ts'
import { EMBEDDED_FOLDER, onDatabaseAt } from '../on-database.ts'
import { WHERE_CALLED } from '../where-called.ts'

/** Loads an official file of car models: docs/runbooks/vehicle-catalogue.md. */
export async function importVehicles(named: string): Promise<void> {
  const file = resolve(WHERE_CALLED, named)
  if (!existsSync(file)) throw new Error(`there is no file ${file}.`)
  await withDatabase(openDatabase(EMBEDDED_FOLDER), (url) =>
    onDatabaseAt(url, (db) => importFile(db, file)),
  )
}

async function importFile(db: Database, file: string): Promise<void> {
  const began = performance.now()
  const report = await importCatalogue(db, file, progress)
  print(report, (performance.now() - began) / 1_000)
}

/** Says where it is every few ten thousand rows. */
function progress(read: number): void {
  if (Math.floor(read / 20_000) > Math.floor((read - 2_000) / 20_000)) say(`${read} rows…`)
}

function print({ format, read, stored, refused }: ImportReport, seconds: number): void {
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024)
  say(
    `${format}: ${read} rows read, ${stored} stored, in ${seconds.toFixed(1)} s and ${megabytes} MB`,
  )
  for (const [reason, { count, lines }] of Object.entries(refused)) {
    say(
      `  ${count} left out: ${reason} (lines ${lines.join(', ')}${count > lines.length ? ', …' : ''})`,
    )
  }
}
