import { measureGrowth, saidMillis } from '../../bills/growth.ts'
import { type BillStage, withBillStages } from '../../bills/stage.ts'
import type { Measure } from '../../measure.ts'

const BILLS = [1, 30, 300]
const BILLS_LOG_ORDERS = 100
const ROUNDS = 9
const MOST_EXPONENT = 0.1

/** The entries of one more bill on their way into the public log and the certificate of the shop. */
export const billsLog: Measure = {
  id: 'bills-log',
  what: 'Growth of the time to log one bill of a shop and to state its certificate, in earlier bills',
  unit: 'exponent',
  goal: { ratio: 1, is: 'at most' },
  run: () =>
    withBillStages(
      BILLS.map(() => 1),
      measureBillsLog,
    ),
}

async function measureBillsLog(stages: readonly BillStage[]) {
  for (const [at, stage] of stages.entries()) await bill(stage, 0, BILLS[at] ?? 0)
  const next = stages.map((_, at) => BILLS[at] ?? 0)
  const growth = await measureGrowth(
    stages.map((stage, at) => ({
      size: BILLS[at] ?? 0,
      prepare: async () => {
        const day = next[at] ?? 0
        next[at] = day + 1
        await stage.addOrders(day, BILLS_LOG_ORDERS)
        await stage.settle(await stage.issue(day))
      },
      once: stage.append,
    })),
    ROUNDS,
  )
  return [
    {
      ours: growth.exponent,
      reference: MOST_EXPONENT,
      ratio: growth.exponent / MOST_EXPONENT,
      note: `bills before it ${saidMillis(growth)}`,
    },
  ]
}

/** Bills of a day each, logged and stated one by one, as a worker does it. */
export async function bill(stage: BillStage, from: number, until: number): Promise<void> {
  for (let day = from; day < until; day += 1) {
    await stage.addOrders(day, BILLS_LOG_ORDERS)
    await stage.settle(await stage.issue(day))
    await stage.append()
  }
}
