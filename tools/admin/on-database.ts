import { join } from 'node:path'
import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { DATA_FOLDER } from '../folders.ts'
import { reachDatabase, withDatabase } from '../start/database.ts'

/** Where the embedded database of this copy is. */
export const EMBEDDED_FOLDER = join(DATA_FOLDER, 'postgres')

/** Work on the database of `DATABASE_URL`, or on the embedded one, that may take as long as it takes. */
export function onDatabase<T>(work: (db: Database, url: string) => Promise<T>): Promise<T> {
  return withDatabase(reachDatabase(EMBEDDED_FOLDER), (url) => onDatabaseAt(url, work))
}

/** The same at an address. */
export async function onDatabaseAt<T>(
  url: string,
  work: (db: Database, url: string) => Promise<T>,
): Promise<T> {
  const pool = createPool(url, 2, { isPatient: true })
  try {
    return await work(createPlatformDatabase(pool), url)
  } finally {
    await pool.end()
  }
}
