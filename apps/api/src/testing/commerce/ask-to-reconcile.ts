import type { Database } from '@understory/database/connect.ts'
import pino from 'pino'
import { openJobQueue } from '../../jobs/job-queue.ts'

/** Makes the running worker reconcile every payment whose outcome is unknown, now. */
export async function askToReconcile(connectionString: string, db: Database): Promise<void> {
  const log = pino({ level: 'silent' })
  const queue = await openJobQueue({ connectionString, log, isWorker: false })
  await queue.enqueue(db, 'reconcile-payments', {})
  await queue.close()
}
