import type { Tx } from '@understory/database/connect.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import { unitOfImpact } from '@understory/domain/stores/bills/bill-entries.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { secretOf } from '../../../proof/public-log/public.ts'
import type { BillRecordsStoreKey } from '../bill-records.ts'
import { enterCredits } from '../settle/ledger-of-bills.ts'
import { addToTotals } from '../store-totals.ts'
import type { Credited } from './lowered-orders.ts'
import { treeOfOrders } from './trees-of-orders.ts'

type WriteCreditsDeps = Pick<Deps, 'clock' | 'newId'>

type Writing = BillRecordsStoreKey & { readonly run: number; readonly credits: readonly Credited[] }

/** What an invoice run takes back: a credit for each order, and a note for each entry of a bill and day of refunds. */
export async function writeCredits(
  tx: Tx,
  deps: WriteCreditsDeps,
  writing: Writing,
): Promise<void> {
  const { accountId, storeId, credits } = writing
  if (credits.length === 0) return
  const groups = Map.groupBy(
    credits,
    ({ row, dated }) => `${row.bill_number} ${row.entry} ${dated}`,
  )
  const secret = await secretOf(tx, accountId)
  const notes = [...groups.values()].map((own) => noteOf(own, { deps, storeId, secret }))
  await insertNotes(tx, deps, { ...writing, notes })
  await insertCredits(tx, deps, { ...writing, notes })
  await enterCredits(tx, deps, { accountId, notes: notes.flatMap((note) => inLedger(note)) })
  const changes = notes.map(({ impact, returned, quantity }) => ({
    impact,
    orders: 0,
    returned,
    quantity: -quantity,
  }))
  await addToTotals(tx, { accountId, storeId }, changes)
}

type Note = ReturnType<typeof noteOf>
type Noting = {
  readonly deps: WriteCreditsDeps
  readonly storeId: string
  readonly secret: Uint8Array
}

/** Credits of one entry of a bill and one day. */
function noteOf(credits: readonly Credited[], { deps, storeId, secret }: Noting) {
  const [first] = credits
  if (!first) throw new Error('a credit note is of at least one credit')
  const id = deps.newId()
  const { impact, entry, bill } = first.row
  const unit = unitOfImpact(impact)
  const taken = credits
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => one.row.line - other.row.line)
  const orders = taken.map(({ row, quantity }) => ({
    externalId: row.external_id,
    line: row.line,
    quantity,
    unit,
  }))
  const of = { kind: 'order-credit', storeId, sourceId: id, secret } as const
  return {
    id,
    billId: bill.id,
    entry,
    dated: first.dated,
    impact,
    unit,
    credits,
    orders: taken.length,
    returned: taken.filter(({ isWhole }) => isWhole).length,
    moneyMinor: credits.reduce((sum, { moneyMinor }) => sum + moneyMinor, 0),
    quantity: taken.reduce((sum, { quantity }) => sum + quantity, 0),
    root: orders.length > 0 ? treeOfOrders(orders, of).root : null,
  }
}

/** Notes of money alone stand in no ledger. */
function inLedger({ id, billId, entry, dated, quantity, orders, root }: Note) {
  return entry !== null && root ? [{ id, billId, entry, dated, quantity, orders, root }] : []
}

type Written = Writing & { readonly notes: readonly Note[] }

async function insertNotes(tx: Tx, { clock }: WriteCreditsDeps, written: Written): Promise<void> {
  const { accountId, storeId, run, notes } = written
  const rows = notes.map((note) => ({
    id: note.id,
    account_id: accountId,
    store_id: storeId,
    run,
    bill_id: note.billId,
    entry: note.entry,
    dated: note.dated,
    impact: note.impact,
    orders: note.orders,
    returned: note.returned,
    money_minor: note.moneyMinor,
    quantity: note.quantity,
    unit: note.unit,
    root: note.root && Buffer.from(note.root),
    created_at: clock(),
  }))
  for (const slice of rowSlices(rows))
    await tx.insertInto('store_credit_note').values(slice).execute()
}

async function insertCredits(tx: Tx, { clock }: WriteCreditsDeps, written: Written): Promise<void> {
  const { accountId, storeId, run, notes } = written
  const rows = notes.flatMap((note) =>
    note.credits.map(({ row, moneyMinor, quantity }) => ({
      external_id: row.external_id,
      impact: note.impact,
      number: row.credits + 1,
      note_id: note.id,
      money_minor: moneyMinor,
      quantity,
      unit: note.unit,
      dated: note.dated,
    })),
  )
  // Counted by what is answered: on several servers the count of rows is that of the selection.
  const inserted = await sql`
    insert into store_credit (account_id, store_id, run, created_at, external_id, impact, number, note_id,
      money_minor, quantity, unit, dated)
    select ${accountId}::uuid, ${storeId}::uuid, ${run}::integer, ${clock()}::timestamptz, k.*
    from json_to_recordset(${JSON.stringify(rows)}::json) as k (external_id text, impact text, number integer,
      note_id uuid, money_minor bigint, quantity bigint, unit text, dated date)
    on conflict (account_id, store_id, external_id, impact, number) do nothing
    returning number`.execute(tx)
  if (inserted.rows.length !== rows.length)
    throw new Error(`credits of store ${storeId} are there already`)
}
