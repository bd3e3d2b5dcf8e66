import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { migrate } from '@understory/database/migrate.ts'
import { allQueues } from '../../apps/api/src/jobs/all-jobs.ts'
import { prepareJobQueue } from '../../apps/api/src/jobs/job-queue.ts'

/** The schema and the job queue, without the vehicle catalogue of a running product. */
export async function migrateTestDatabase(url: string): Promise<void> {
  const pool = createPool(url, 2, { isPatient: true })
  await migrate(createPlatformDatabase(pool))
  await pool.end()
  await prepareJobQueue(url, allQueues())
}
