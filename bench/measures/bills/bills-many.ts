import { ACCOUNTS_AT_ONCE } from '../../../apps/api/src/capabilities/commerce/subscriptions/usage/issue-ended-cycles.ts'
import { type BillStage, withBillStages } from '../../bills/stage.ts'
import type { Measure } from '../../measure.ts'
import { storeIdOf } from '../../stores/seed-stores.ts'

/** A tenth of the 10,000 bills and the ten that the goal names: the ratio is the same, and it ends in minutes. */
const MANY = { stores: 1_000, orders: 100 }
const FEW = { stores: 1, orders: 100_000 }
const MOST_TIMES = 4

/** As many orders of many small shops as of few large ones: what a bill costs by itself. */
export const billsMany: Measure = {
  id: 'bills-many',
  what: 'Time to issue and settle 1,000 bills of 100 orders, against one of 100,000',
  unit: 's',
  goal: { ratio: MOST_TIMES, is: 'at most' },
  run: () => withBillStages([MANY.stores, FEW.stores], measureBillsMany),
}

async function measureBillsMany([many, few]: readonly BillStage[]) {
  const ours = await billed(many, MANY)
  const reference = await billed(few, FEW)
  const each = (ours * 1_000) / MANY.stores
  return [{ ours, reference, ratio: ours / reference, note: `${each.toFixed(1)} ms a bill` }]
}

type Shops = typeof MANY

/** Seconds to bill each shop for a day and to settle that, as many accounts at once as the worker takes. */
async function billed(stage: BillStage | undefined, { stores, orders }: Shops): Promise<number> {
  if (!stage) throw new Error('a stage is missing')
  for (let at = 0; at < stores; at += 1) await stage.addOrders(0, orders, storeIdOf(at))
  await stage.pool.query('vacuum analyze store_order')
  const began = performance.now()
  const storeIds = Array.from({ length: stores }, (_, at) => storeIdOf(at)).values()
  const billNext = async () => {
    for (const storeId of storeIds) await stage.settle(await stage.issue(0, storeId), storeId)
  }
  await Promise.all(Array.from({ length: ACCOUNTS_AT_ONCE }, billNext))
  return (performance.now() - began) / 1_000
}
