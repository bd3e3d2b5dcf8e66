import type { Tx } from '@understory/database/connect.ts'
import type { LedgerEntry } from '@understory/domain/ledger/entries.ts'
import { type CalendarDate, dayOf } from '@understory/domain/quantity/calendar.ts'
import type { Deps } from '../../deps.ts'
import { appendToLedger } from '../impact/public.ts'
import { defaultProjects } from '../products/public.ts'
import type { LockedBill } from './bill-records.ts'

export const STORE_PRODUCT = 'business-ecommerce-recurring'

/** Enters a paid bill under its next revision: each of its orders by its line, and the remainder as a last line. */
export async function enterBill(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  bill: LockedBill,
): Promise<void> {
  const lines = await listLines(tx, bill)
  const { trees: project } = await defaultProjects(tx)
  const last = lines.at(-1)
  const remainder = {
    line: (last?.line ?? 0) + 1,
    milli_trees: bill.remainder_milli_trees,
    price_book_version: last?.price_book_version ?? '',
    created_on: dayOf(new Date(bill.cut_at.getTime() - 1)) as string,
  }
  const entries = [...lines, remainder]
    .filter(({ milli_trees }) => milli_trees > 0)
    .map(
      (line): LedgerEntry => ({
        impact: 'trees',
        quantity: line.milli_trees,
        project,
        product: STORE_PRODUCT,
        sourceKind: 'order-contribution',
        sourceId: bill.id,
        revision: bill.ledger_revision + 1,
        part: line.line,
        effectiveFrom: line.created_on as CalendarDate,
        effectiveTo: line.created_on as CalendarDate,
        basis: line.price_book_version,
      }),
    )
  await appendToLedger(tx, { accountId: bill.account_id, recordedAt: deps.clock() }, entries)
}

function listLines(tx: Tx, { account_id, store_id, number }: LockedBill) {
  return tx
    .selectFrom('store_bill_order')
    .select(['line', 'milli_trees', 'price_book_version', 'created_on'])
    .where('account_id', '=', account_id)
    .where('store_id', '=', store_id)
    .where('bill_number', '=', number)
    .orderBy('line')
    .execute()
}

type Credited = {
  readonly accountId: string
  readonly id: string
  readonly milliTrees: number
  /** The day of the refund. */
  readonly dated: CalendarDate
  readonly billId: string
  readonly line: number
}

/** The trees of a credit, on the day of the refund: the entry of the order stays, and so do certificates. */
export async function reverseCredit(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { accountId, id, milliTrees, dated, billId, line }: Credited,
): Promise<void> {
  if (milliTrees === 0) return
  const { project_id: project, basis } = await tx
    .selectFrom('impact_ledger_entry')
    .select(['project_id', 'basis'])
    .where('source_id', '=', billId)
    .where('source_kind', '=', 'order-contribution')
    .where('part', '=', line)
    .orderBy('revision', 'desc')
    .executeTakeFirstOrThrow()
  const reversal: LedgerEntry = {
    impact: 'trees',
    quantity: -milliTrees,
    project,
    product: STORE_PRODUCT,
    sourceKind: 'reversal',
    sourceId: id,
    revision: 1,
    part: 1,
    effectiveFrom: dated,
    effectiveTo: dated,
    basis,
  }
  await appendToLedger(tx, { accountId, recordedAt: deps.clock() }, [reversal])
}
