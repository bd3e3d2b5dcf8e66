import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordTrees } from '../../apps/api/src/testing/record-trees.ts'
import type { BillStage } from './stage.ts'

const EVERY_MS = 100

/**
 * An entry of another account every so often, until every certificate is stated: how many seconds each waited from
 * its commit until it stood in the log.
 */
export async function othersWait(stage: BillStage): Promise<number[]> {
  const accountId = randomUUID()
  await stage.pool.query(
    `insert into account (id, kind, display_name, country) values ($1, 'personal', 'Other', 'GB')`,
    [accountId],
  )
  const waited: number[] = []
  const open = new Map<number, number>()
  for (let isDone = false; !isDone; ) {
    await recordTrees({ deps: { db: stage.db } }, accountId, 1)
    const committed = performance.now()
    for (const id of await unloggedOf(stage, accountId)) {
      if (!open.has(id)) open.set(id, committed)
    }
    const until = committed + EVERY_MS
    while (performance.now() < until) {
      const unlogged = new Set(await unloggedOf(stage, accountId))
      for (const [id, at] of open) {
        if (unlogged.has(id)) continue
        open.delete(id)
        waited.push((performance.now() - at) / 1_000)
      }
      await sleep(5)
    }
    isDone = await isStated(stage)
  }
  return [...waited, ...[...open.values()].map((at) => (performance.now() - at) / 1_000)]
}

async function unloggedOf({ pool }: BillStage, accountId: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select q.entry_id as id from ledger_log_queue q join impact_ledger_entry e on e.id = q.entry_id
     where e.account_id = $1`,
    [accountId],
  )
  return rows.map(({ id }) => Number(id))
}

async function isStated({ pool }: BillStage): Promise<boolean> {
  const { rows } = await pool.query<{ left: boolean }>(
    'select exists (select from certificate_statement_queue) as left',
  )
  return rows[0]?.left === false
}
