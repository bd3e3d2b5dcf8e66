import { type BillStage, withBillStages } from '../../bills/stage.ts'
import type { Measure } from '../../measure.ts'

const BILLS_ISSUE_ORDERS = [10_000, 100_000, 1_000_000]
const MOST_EXPONENT = 1.1
const MOST_TIMES = 6

/** Orders of one shop issued as bills and settled, against copying the same lines into the same table. */
export const billsIssue: Measure = {
  id: 'bills-issue',
  what: 'Time to issue and settle the bills of a million orders of one shop, against COPY of their lines; its growth',
  unit: 's, exponent',
  goal: { ratio: 1, is: 'at most' },
  run: () =>
    withBillStages(
      BILLS_ISSUE_ORDERS.map(() => 1),
      measureBillsIssue,
    ),
}

async function measureBillsIssue(stages: readonly BillStage[]) {
  const seconds: number[] = []
  let copied = 0
  for (const [at, stage] of stages.entries()) {
    await stage.addOrders(0, BILLS_ISSUE_ORDERS[at] ?? 0)
    await stage.pool.query('vacuum analyze store_order')
    const began = performance.now()
    await stage.settle(await stage.issue(0))
    seconds.push((performance.now() - began) / 1_000)
    if (at === BILLS_ISSUE_ORDERS.length - 1) copied = await copyLines(stage)
  }
  const [few = 1, middle = 1, many = 1] = seconds
  const exponent =
    Math.log(many / few) / Math.log((BILLS_ISSUE_ORDERS.at(-1) ?? 1) / (BILLS_ISSUE_ORDERS[0] ?? 1))
  const memory = Math.round(process.memoryUsage().rss / 1_048_576)
  return [
    {
      of: 'time',
      ours: many,
      reference: copied * MOST_TIMES,
      ratio: many / (copied * MOST_TIMES),
      note: `COPY alone ${copied.toFixed(1)} s, of which six are allowed; process ${memory} MB`,
    },
    {
      of: 'growth',
      ours: exponent,
      reference: MOST_EXPONENT,
      ratio: exponent / MOST_EXPONENT,
      note: [few, middle, many].map((each) => `${each.toFixed(1)} s`).join(', '),
    },
  ]
}

/** The lines leave by COPY, and come in again the same way, into a table of the same shape. */
async function copyLines({ pool }: BillStage): Promise<number> {
  const file = '/tmp/understory-bench-lines'
  await pool.query(`copy store_bill_order to '${file}'`)
  await pool.query('create table copied (like store_bill_order including all)')
  const began = performance.now()
  await pool.query(`copy copied from '${file}'`)
  return (performance.now() - began) / 1_000
}
