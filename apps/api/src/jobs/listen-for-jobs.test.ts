import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { type JobQueue, openJobQueue } from './job-queue.ts'
import { workableJobs } from './start-working.ts'
import type { WorkableJob } from './workable-job.ts'

const STORES = 40

let api: TestApi
let worker: JobQueue
beforeAll(async () => {
  api = await startTestApi()
  worker = await openJobQueue({
    connectionString: api.deps.config.DATABASE_URL,
    log: api.deps.log,
    isWorker: true,
  })
})
afterAll(async () => {
  await worker.close()
  await api.close()
})

test('a shop that is slow to answer holds up a few others at most, and no more are asked at once than a worker can bear', async () => {
  const reading = new Set<string>()
  const done: string[] = []
  let most = 0
  const slow = Promise.withResolvers<void>()
  const pull = async (job: unknown) => {
    const { storeId } = job as { storeId: string }
    reading.add(storeId)
    most = Math.max(most, reading.size)
    await (storeId === '0' ? slow.promise : sleep(5))
    reading.delete(storeId)
    done.push(storeId)
  }
  const jobs = Array.from({ length: STORES }, (_, at) => ({ storeId: String(at) }))
  await worker.enqueueAll(api.deps.db, 'pull-store', jobs)
  const job: WorkableJob = { waitsForShop: true, run: pull }
  await worker.work(new Map([['pull-store', job]]), [])
  while (done.length < STORES - 1) await sleep(20)
  expect(done).not.toContain('0')
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(20)
  slow.resolve()
  while (done.length < STORES) await sleep(20)
})

// Its workers look by themselves after half a minute: who is not woken comes too late.
test('a worker with nothing to do asks for all of its queues at once, and still begins what comes soon', {
  timeout: 60_000,
}, async () => {
  const idle = await openJobQueue({
    connectionString: api.deps.config.DATABASE_URL,
    log: api.deps.log,
    isWorker: true,
  })
  const begun = Promise.withResolvers<void>()
  const sweep: WorkableJob = { run: async () => begun.resolve() }
  await idle.work(new Map([...workableJobs(api.deps), ['sweep-files', sweep]]), [])
  // Every worker looks once when it starts, however long that takes; then there is quiet.
  while ((await transactionsIn(2_000)) >= 30) await sleep(500)
  await idle.enqueue(api.deps.db, 'sweep-files', {})
  await begun.promise
  await idle.close()
})

async function transactionsIn(milliseconds: number): Promise<number> {
  const before = await transactions()
  await sleep(milliseconds)
  return (await transactions()) - before
}

/** How many this database has committed; a session that rests has counted its own a second later. */
async function transactions(): Promise<number> {
  const { rows } = await sql<{ committed: number }>`
    select xact_commit as committed from pg_stat_database where datname = current_database()
  `.execute(api.deps.db)
  return rows[0]?.committed ?? 0
}
