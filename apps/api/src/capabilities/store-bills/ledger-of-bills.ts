import type { Tx } from '@understory/database/connect.ts'
import type { LedgerEntry } from '@understory/domain/ledger/entries.ts'
import { type CalendarDate, dayOf } from '@understory/domain/quantity/calendar.ts'
import { USAGE_PRODUCT } from '@understory/domain/subscriptions/usage-plan.ts'
import type { Deps } from '../../deps.ts'
import { appendToLedger, listEntriesOf, reverseInLedger } from '../impact/public.ts'
import { defaultProjects } from '../products/public.ts'
import type { LockedBill } from './bill-records.ts'

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
        product: USAGE_PRODUCT,
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
  if (bill.ledger_revision > 0) await reverseCreditsAgain(tx, deps, bill)
}

/**
 * A bill that was refunded: its entries are reversed, and what credits took back of them before comes in
 * again, so that nothing of it is left. Entering the bill anew takes the same back once more.
 */
export async function leaveLedger(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  bill: LockedBill,
): Promise<void> {
  const owner = { accountId: bill.account_id, recordedAt: deps.clock() }
  await reverseInLedger(tx, owner, bill.id)
  const credits = await listEntriesOf(tx, await creditsOn(tx, bill))
  const given = credits.filter(({ sourceKind }) => sourceKind === 'reversal')
  await appendToLedger(
    tx,
    owner,
    given
      .filter(({ revision }) => revision === bill.ledger_revision)
      .map((entry) => ({
        ...entry,
        quantity: -entry.quantity,
        sourceKind: 'order-contribution' as const,
        reverses: null,
      })),
  )
}

/** The credits of a bill that came back, taken back once more. */
async function reverseCreditsAgain(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  bill: LockedBill,
): Promise<void> {
  const history = await listEntriesOf(tx, await creditsOn(tx, bill))
  const again = history
    .filter((entry) => entry.sourceKind === 'reversal' && entry.revision === bill.ledger_revision)
    .map((entry) => ({ ...entry, revision: bill.ledger_revision + 1 }))
  await appendToLedger(tx, { accountId: bill.account_id, recordedAt: deps.clock() }, again)
}

async function creditsOn(tx: Tx, bill: LockedBill): Promise<string[]> {
  const rows = await tx
    .selectFrom('store_credit_note')
    .select('id')
    .where('account_id', '=', bill.account_id)
    .where('bill_id', '=', bill.id)
    .execute()
  return rows.map(({ id }) => id)
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
  const {
    id: reverses,
    project_id: project,
    basis,
    revision,
  } = await tx
    .selectFrom('impact_ledger_entry')
    .select(['id', 'project_id', 'basis', 'revision'])
    .where('source_id', '=', billId)
    .where('source_kind', '=', 'order-contribution')
    .where('part', '=', line)
    .orderBy('revision', 'desc')
    .executeTakeFirstOrThrow()
  const reversal: LedgerEntry = {
    impact: 'trees',
    quantity: -milliTrees,
    project,
    product: USAGE_PRODUCT,
    sourceKind: 'reversal',
    sourceId: id,
    // That of the bill, so that a refund of all of it finds its credits.
    revision,
    part: 1,
    effectiveFrom: dated,
    effectiveTo: dated,
    basis,
    reverses,
  }
  await appendToLedger(tx, { accountId, recordedAt: deps.clock() }, [reversal])
}
