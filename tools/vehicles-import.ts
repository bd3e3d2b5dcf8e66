import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import {
  type ImportReport,
  importCatalogue,
} from '../apps/api/src/capabilities/vehicles/vehicles/catalogue/import-catalogue.ts'
import { DATA_FOLDER } from './folders.ts'
import { openDatabase, withDatabase } from './start/database.ts'
import { messageOf, say, stopWith } from './start/say.ts'

const [file] = process.argv.slice(2)
if (!file) stopWith('name a file: npm run vehicles:import -- FILE')
if (!existsSync(file)) stopWith(`there is no file ${file}.`)

try {
  const folder = join(DATA_FOLDER, 'postgres')
  await withDatabase(openDatabase(folder), (url) => importFile(url, file))
} catch (fault) {
  stopWith(messageOf(fault))
}

async function importFile(url: string, file: string): Promise<void> {
  const pool = createPool(url, 2, { isPatient: true })
  try {
    const began = performance.now()
    const report = await importCatalogue(createPlatformDatabase(pool), file, progress)
    print(report, (performance.now() - began) / 1_000)
  } finally {
    await pool.end()
  }
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
