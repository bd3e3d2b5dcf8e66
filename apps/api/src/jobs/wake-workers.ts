import type { PgBoss } from 'pg-boss'
import type { RepeatedStep } from './repeat.ts'

/** The workers of each queue, by their ids. */
export type Workers = ReadonlyMap<string, readonly string[]>

/** The condition under which pg-boss hands a job out, asked of its own index. */
const QUEUES_WITH_WORK = `
  select queue from unnest($1::text[]) as queue
  where exists (
    select from pgboss.job
    where name = queue and state < 'active' and not blocked and start_after <= pgboss.job_now())`

/**
 * Wakes the workers of the queues that have something to do. One statement asks for all of them; by itself each
 * worker would ask as often, which is a hundred statements a second. NOTIFY would need none, but transactions
 * that notify commit one after the other.
 */
export function wakeWorkers(boss: PgBoss, workers: Workers): RepeatedStep {
  return {
    name: 'wake-workers',
    everyMs: 500,
    turnMs: 60_000,
    run: async () => {
      const { rows } = await boss.getDb().executeSql(QUEUES_WITH_WORK, [[...workers.keys()]])
      const queues: string[] = rows.map(({ queue }) => queue)
      for (const id of queues.flatMap((queue) => workers.get(queue) ?? [])) boss.notifyWorker(id)
    },
  }
}
