import type { Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import {
  creditAgain,
  reenterBill,
  reverseWhatIsLeft,
} from '@understory/domain/proof/ledger/bill-history.ts'
import type { LedgerEntry, RecordedEntry } from '@understory/domain/proof/ledger/entries.ts'
import type { Deps } from '../../../../deps.ts'
import { appendToLedger, listEntriesOf } from '../../../proof/ledger/public.ts'
import type { LockedBill } from '../bill-records.ts'

type LedgerOfBillsDeps = Pick<Deps, 'clock'>

const ownerOf = ({ account_id }: Pick<LockedBill, 'account_id'>, { clock }: LedgerOfBillsDeps) => ({
  accountId: account_id,
  recordedAt: clock(),
})

/** Enters a paid bill: what its orders funded of one impact, project, day and price book is one entry. */
export async function enterBill(tx: Tx, deps: LedgerOfBillsDeps, bill: LockedBill): Promise<void> {
  const rows = await tx
    .selectFrom('store_bill_entry')
    .selectAll()
    .where('account_id', '=', bill.account_id)
    .where('store_id', '=', bill.store_id)
    .where('bill_number', '=', bill.number)
    .orderBy('entry')
    .execute()
  const entries = rows.map(
    (row): LedgerEntry => ({
      impact: row.impact,
      quantity: row.quantity,
      project: row.project_id,
      product: USAGE_PRODUCT,
      sourceKind: 'order-contribution',
      sourceId: bill.id,
      revision: 1,
      part: row.entry,
      effectiveFrom: row.day,
      effectiveTo: row.day,
      basis: row.basis,
      orders: row.root && { count: row.orders, root: row.root },
    }),
  )
  await appendToLedger(tx, ownerOf(bill, deps), entries)
}

/** A bill that was refunded: what is left of its entries after credits is reversed. */
export async function leaveLedger(
  tx: Tx,
  deps: LedgerOfBillsDeps,
  bill: LockedBill,
): Promise<void> {
  await appendToLedger(tx, ownerOf(bill, deps), reverseWhatIsLeft(await historyOf(tx, bill)))
}

/** The refund failed: what was reversed is entered again, and its credits are taken back of that once more. */
export async function returnToLedger(
  tx: Tx,
  deps: LedgerOfBillsDeps,
  bill: LockedBill,
): Promise<void> {
  const revision = bill.ledger_revision + 1
  const owner = ownerOf(bill, deps)
  await appendToLedger(tx, owner, reenterBill(await historyOf(tx, bill), revision))
  await appendToLedger(tx, owner, creditAgain(await historyOf(tx, bill), revision))
}

/** All that the ledger has of a bill and of its credit notes. */
async function historyOf(tx: Tx, bill: LockedBill): Promise<readonly RecordedEntry[]> {
  const notes = await tx
    .selectFrom('store_credit_note')
    .select('id')
    .where('account_id', '=', bill.account_id)
    .where('bill_id', '=', bill.id)
    .execute()
  return listEntriesOf(tx, [bill.id, ...notes.map(({ id }) => id)])
}

export type NoteInLedger = {
  readonly id: string
  readonly billId: string
  readonly entry: number
  readonly dated: CalendarDate
  readonly quantity: number
  readonly orders: number
  readonly root: Uint8Array
}

/** What credit notes take back, on the day of the refund: the entries of the bills stay, and so do certificates. */
export async function enterCredits(
  tx: Tx,
  deps: LedgerOfBillsDeps,
  { accountId, notes }: { readonly accountId: string; readonly notes: readonly NoteInLedger[] },
): Promise<void> {
  const billed = await listEntriesOf(tx, [...new Set(notes.map(({ billId }) => billId))])
  const credits = notes.map((note): LedgerEntry => {
    const lowered = billed.findLast(
      ({ sourceKind, sourceId, part }) =>
        sourceKind === 'order-contribution' && sourceId === note.billId && part === note.entry,
    )
    if (!lowered) throw new Error(`credit note ${note.id} is of a bill that is not in the ledger`)
    const { id: reverses, ...entry } = lowered
    return {
      ...entry,
      quantity: -note.quantity,
      sourceKind: 'order-credit',
      sourceId: note.id,
      part: 1,
      effectiveFrom: note.dated,
      effectiveTo: note.dated,
      reverses,
      orders: { count: note.orders, root: note.root },
    }
  })
  await appendToLedger(tx, { accountId, recordedAt: deps.clock() }, credits)
}
