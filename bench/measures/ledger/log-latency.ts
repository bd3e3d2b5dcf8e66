import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import {
  appendToLog,
  newestCheckpoint,
} from '../../../apps/api/src/capabilities/proof/public-log/public.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { repeat } from '../../../apps/api/src/jobs/repeat.ts'
import { recordTrees } from '../../../apps/api/src/testing/record-trees.ts'
import { temporaryFolder } from '../../../tools/temporary-folder.ts'
import { withDatabase } from '../../database.ts'
import type { Measure } from '../../measure.ts'
import { quietSettings } from '../../provider-events.ts'

const ENTRIES = 400
const EVERY_MS = 25
const GOAL_SECONDS = 2
const LOG_LATENCY_CONNECTIONS = 6

/** From the commit of an entry to the moment its proof can be had, with the worker's own step. */
export const logLatency: Measure = {
  id: 'log-latency',
  what: 'Seconds from the commit of an entry to its proof, p99, against two',
  unit: 's',
  goal: { ratio: 1, is: 'at most' },
  run: () => withDatabase(measureLogLatency),
}

async function measureLogLatency(url: string) {
  const settings = {
    ...quietSettings(url, LOG_LATENCY_CONNECTIONS),
    // The log of the bench is copied somewhere else than that of this copy of the product.
    FILES_FOLDER: temporaryFolder('bench-log'),
    LEDGER_SIGNING_KEY: '11'.repeat(32),
    LEDGER_EVENT_KEY: '22'.repeat(32),
  }
  const { deps, close } = await compose(readConfig(settings), { isWorker: false })
  const pool = createPool(url, LOG_LATENCY_CONNECTIONS)
  const db = createPlatformDatabase(pool)
  const step = { name: 'append-to-log', everyMs: 1_000 }
  const stop = repeat({ ...step, run: async () => void (await appendToLog(deps)) }, deps.log)
  const watched = watch(db)
  const committed = await record(db)
  const seen = await watched
  await stop()
  await pool.end()
  await close()
  const waited = committed.map((at, index) => ((seen[index] ?? Infinity) - at) / 1_000)
  const sorted = waited.toSorted((one, other) => one - other)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const note = `${ENTRIES} entries, one every ${EVERY_MS} ms; median ${middle.toFixed(2)} s`
  return [{ ours: p99, reference: GOAL_SECONDS, ratio: p99 / GOAL_SECONDS, note }]
}

/** When each entry was committed. */
async function record(db: Database): Promise<number[]> {
  const accountId = randomUUID()
  await db
    .insertInto('account')
    .values({ id: accountId, kind: 'personal', display_name: 'Bench', country: 'GB' })
    .execute()
  const committed: number[] = []
  for (let count = 0; count < ENTRIES; count += 1) {
    await recordTrees({ deps: { db } }, accountId, 1)
    committed.push(performance.now())
    await sleep(EVERY_MS)
  }
  return committed
}

/** When each leaf was beneath a checkpoint that anyone can read. */
async function watch(db: Database): Promise<number[]> {
  const seen: number[] = []
  while (seen.length < ENTRIES) {
    const size = (await newestCheckpoint(db))?.size ?? 0
    const now = performance.now()
    while (seen.length < size) seen.push(now)
    await sleep(5)
  }
  return seen
}
