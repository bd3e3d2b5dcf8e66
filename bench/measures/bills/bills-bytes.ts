import { type BillStage, withBillStages } from '../../bills/stage.ts'
import type { Measure } from '../../measure.ts'

/** Orders of the bill that is measured, and bills of the shop before it. */
const CASES = [
  { orders: 100, bills: 1 },
  { orders: 10_000, bills: 1 },
  { orders: 100, bills: 100 },
] as const
const MOST_EXPONENT = 0.05

/** What one bill adds to log, statements and ledger, however many orders are behind it or bills before it. */
export const billsBytes: Measure = {
  id: 'bills-bytes',
  what: 'Growth of the bytes of log, statement and ledger for one bill, in its orders and in earlier bills',
  unit: 'exponent',
  goal: { ratio: 1, is: 'at most' },
  run: () =>
    withBillStages(
      CASES.map(() => 1),
      measureBillsBytes,
    ),
}

async function measureBillsBytes(stages: readonly BillStage[]) {
  const bytes: number[] = []
  for (const [at, stage] of stages.entries()) {
    const { orders, bills } = CASES[at] ?? CASES[0]
    for (let day = 0; day < bills; day += 1) await logBill(stage, day, 10)
    const before = await billsBytesOf(stage)
    await logBill(stage, bills, orders)
    bytes.push((await billsBytesOf(stage)) - before)
  }
  const [few = 1, many = 1, late = 1] = bytes
  const figure = (of: string, more: number, times: number) => {
    const exponent = Math.log(more / few) / Math.log(times)
    const note = `${few} bytes, then ${more}`
    return { of, ours: exponent, reference: MOST_EXPONENT, ratio: exponent / MOST_EXPONENT, note }
  }
  return [figure('orders', many, 100), figure('earlier bills', late, 100)]
}

async function logBill(stage: BillStage, day: number, orders: number): Promise<void> {
  await stage.addOrders(day, orders)
  await stage.settle(await stage.issue(day))
  await stage.append()
}

/** Leaves of the log with statements, and the rows of the ledger. */
async function billsBytesOf({ pool }: BillStage): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(`
    select (select coalesce(sum(length(leaf)), 0) from ledger_log_leaf)
      + (select coalesce(sum(length(statement)), 0) from certificate_revision)
      + (select coalesce(sum(pg_column_size(e.*)), 0) from impact_ledger_entry e) as bytes`)
  return Number(rows[0]?.bytes)
}
