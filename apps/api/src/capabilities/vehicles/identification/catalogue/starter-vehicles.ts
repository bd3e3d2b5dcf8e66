import { fileURLToPath } from 'node:url'
import type { Database } from '@understory/database/connect.ts'
import { importCatalogue } from './import-catalogue.ts'

const STARTER = fileURLToPath(
  new URL('../../../../../../../packages/database/seed/starter-vehicles.csv.gz', import.meta.url),
)

/** Popular models of recent years, so that a new copy has something to look up; an imported catalogue stays as it is. */
export async function importStarterVehicles(db: Database): Promise<void> {
  const some = await db.selectFrom('catalogue_choice').select('market').limit(1).executeTakeFirst()
  if (!some) await importCatalogue(db, STARTER)
}
