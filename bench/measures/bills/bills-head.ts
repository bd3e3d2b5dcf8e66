import { repeat } from '../../../apps/api/src/jobs/repeat.ts'
import { othersWait } from '../../bills/others-wait.ts'
import { type BillStage, withBillStages } from '../../bills/stage.ts'
import type { Measure } from '../../measure.ts'
import { storeIdOf } from '../../stores/seed-stores.ts'

const BILLS = 10_000
const GOAL_SECONDS = 2

/** The head of the log is held by one batch at a time: what that means for everyone else's entries. */
export const billsHead: Measure = {
  id: 'bills-head',
  what: 'Seconds that entries of others wait for their proof while 10,000 bills are logged, p99, against two',
  unit: 's',
  goal: { ratio: 1, is: 'at most' },
  run: () => withBillStages([BILLS], measureBillsHead),
}

async function measureBillsHead([stage]: readonly BillStage[]) {
  if (!stage) throw new Error('a stage is missing')
  for (let at = 0; at < BILLS; at += 1) {
    const storeId = storeIdOf(at)
    await stage.addOrders(0, 1, storeId)
    await stage.settle(await stage.issue(0, storeId), storeId)
  }
  await stage.pool.query('vacuum analyze')
  const step = { name: 'append-to-log', everyMs: 1_000 }
  const began = performance.now()
  const stop = repeat({ ...step, run: stage.append }, stage.deps.log)
  const waited = await othersWait(stage)
  const seconds = (performance.now() - began) / 1_000
  await stop()
  const sorted = waited.toSorted((one, other) => one - other)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const note = `${waited.length} entries within the ${seconds.toFixed(0)} s that it took; median ${middle.toFixed(2)} s`
  return [{ ours: p99, reference: GOAL_SECONDS, ratio: p99 / GOAL_SECONDS, note }]
}
