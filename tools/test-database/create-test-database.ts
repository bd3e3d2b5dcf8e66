/// <reference path="./provided-context.d.ts" />
import { inject } from 'vitest'
import { createCitusDatabase } from '../citus/citus-database.ts'
import { urlAs } from '../postgres/tenant-login.ts'
import { createScratchDatabase, type ScratchDatabase } from './scratch-database.ts'

/** Of a coordinator and its workers (`node tools/run.mjs tools/citus/citus.ts`), where tests are to run on them. */
export const CITUS_PORTS = (process.env.CITUS_PORTS ?? '').split(',').filter(Boolean).map(Number)

/**
 * A database of its own for one test file, cloned from the migrated template in tens of milliseconds. With
 * `CITUS_PORTS` it is one whose order side is spread over servers, which takes some seconds.
 */
export async function createTestDatabase(): Promise<ScratchDatabase & { tenantUrl: string }> {
  if (CITUS_PORTS.length > 0) return createCitusDatabase(CITUS_PORTS)
  const database = await createScratchDatabase(inject('adminUrl'), inject('templateName'))
  return { ...database, tenantUrl: urlAs(database.url, inject('tenantLogin')) }
}
