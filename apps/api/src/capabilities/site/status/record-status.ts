import { isDatabaseFull } from '@understory/database/availability/unavailable.ts'
import type { Tx } from '@understory/database/connect.ts'
import { judgeStatus, WORKER_SILENT_MS } from '@understory/domain/site/status/judge-status.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { readFacts } from './read-facts.ts'
import { noteSighting } from './sightings.ts'

type RecordStatusDeps = Pick<Deps, 'config' | 'db' | 'clock'>
/** Of which troubles are remembered; nobody is there to record one of the site, or a database that is away. */
const REMEMBERED = ['database', 'worker', 'queue', 'log', 'payments', 'email'] as const
const UNKNOWN = { state: 'unknown', since: null } as const

/**
 * A step of the worker: it notes that it runs, that it did not run for a while, and what was in trouble
 * from when to when. So the history holds nothing that was not seen.
 */
export async function recordStatus(deps: RecordStatusDeps): Promise<void> {
  await lookForRoom(deps)
  const facts = await readFacts(deps)
  const now = deps.clock()
  // It runs as it looks; of what it has not prepared it is in trouble all the same.
  const database = { ...facts, worker: { okAt: now, failingSince: null } }
  const parts = judgeStatus({ siteStartedAt: now, database }, now)
  await transact(deps.db, async (tx) => {
    const { okAt } = facts.worker
    if (okAt && now.getTime() - okAt.getTime() > WORKER_SILENT_MS) {
      await record(tx, { part: 'worker', beganAt: okAt, endedAt: now })
    }
    for (const part of REMEMBERED) {
      const { state, since } = parts.find((each) => each.part === part) ?? UNKNOWN
      if (state === 'trouble') {
        await record(tx, { part, beganAt: since ?? now, endedAt: null })
      } else {
        await tx
          .updateTable('status_incident')
          .set({ ended_at: sql`greatest(${now}, began_at)` })
          .where('part', '=', part)
          .where('ended_at', 'is', null)
          .execute()
      }
    }
    await noteSighting({ ...deps, db: tx }, 'worker', true)
  })
}

/** As much as several requests write. */
const TRIED_KILOBYTES = 1_024

/** Once it was full, the database is tried with more than fits into what it has: then it has room again. */
async function lookForRoom(deps: RecordStatusDeps): Promise<void> {
  const full = await deps.db
    .selectFrom('status_sighting')
    .select('part')
    .where('part', '=', 'database')
    .where('failing_since', 'is not', null)
    .executeTakeFirst()
  if (!full) return
  await transact(deps.db, async (tx) => {
    await sql`create temporary table room on commit drop as
      select repeat(md5(n::text), 32) as filling from generate_series(1, ${TRIED_KILOBYTES}::integer) n`.execute(
      tx,
    )
    await noteSighting({ ...deps, db: tx }, 'database', true)
  }).catch((fault: unknown) => {
    if (!isDatabaseFull(fault)) throw fault
  })
}

type Incident = {
  part: (typeof REMEMBERED)[number]
  beganAt: Date
  endedAt: Date | null
}

/** One that is open already stays as it is. */
async function record(tx: Tx, { part, beganAt, endedAt }: Incident): Promise<void> {
  await tx
    .insertInto('status_incident')
    .values({ part, began_at: beganAt, ended_at: endedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
