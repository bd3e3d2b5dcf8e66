import type { Tx } from '@understory/database/connect.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { unitOfImpact } from '@understory/domain/stores/bills/bill-entries.ts'
import { fundedByOrders, type StoreBill } from '@understory/domain/stores/bills/store-bill.ts'
import { sql } from 'kysely'
import type { NumberedRun, TreeOfEntry, WrittenLine } from './invoice-run.ts'

type InsertOrdersKey = { readonly run: NumberedRun; readonly number: number }

type StoredSums = Readonly<Record<Impact | 'billed' | 'over' | 'minor', number>>

/** In one statement, however many; what is stored then is compared with the bill. An order is on one bill at most. */
export async function insertOrders(
  tx: Tx,
  {
    run,
    number,
    lines,
    bill,
  }: InsertOrdersKey & { readonly lines: readonly WrittenLine[]; readonly bill: StoreBill },
): Promise<void> {
  const { accountId, storeId } = run
  const rows = lines.map((line) => ({
    external_id: line.id,
    impact: line.impact,
    line: line.line,
    entry: line.entry,
    is_over_cap: line.isOverCap,
    billed_by: line.billedBy,
    money_minor: line.minor,
    quantity: line.quantity,
    unit: unitOfImpact(line.impact),
    price_book_version: line.basis,
    created_on: line.day,
  }))
  await sql`
    insert into store_bill_order (account_id, store_id, bill_number, run, external_id, impact, line, entry,
      is_over_cap, billed_by, money_minor, quantity, unit, price_book_version, created_on)
    select ${accountId}::uuid, ${storeId}::uuid, ${number}::integer, ${run.number}::integer, l.*
    from json_to_recordset(${JSON.stringify(rows)}::json) as l (external_id text, impact text, line integer,
      entry smallint, is_over_cap boolean, billed_by text, money_minor bigint, quantity bigint, unit text,
      price_book_version text, created_on date)
    on conflict (account_id, store_id, external_id, impact) do nothing`.execute(tx)
  const { rows: sums } = await sql<StoredSums>`
    select count(*) filter (where not is_over_cap) as billed, count(*) filter (where is_over_cap) as over,
      coalesce(sum(money_minor), 0)::bigint as minor, coalesce(sum(quantity) filter (where impact = 'trees'), 0)::bigint as trees,
      coalesce(sum(quantity) filter (where impact = 'co2e'), 0)::bigint as co2e,
      coalesce(sum(quantity) filter (where impact = 'plastic'), 0)::bigint as plastic
    from store_bill_order where account_id = ${accountId} and store_id = ${storeId}
      and bill_number = ${number}`.execute(tx)
  const [stored] = sums
  const funded = fundedByOrders(bill)
  const isWhole =
    stored?.billed === bill.orders.length &&
    stored.over === bill.overCap.length &&
    stored.minor === bill.gross.minor &&
    IMPACTS.every((impact) => stored[impact] === funded[impact])
  if (!isWhole)
    throw new Error(`the orders of bill ${number} of store ${storeId} do not add up to it`)
}

/** What is stored of the trees of orders: the root of each 256 leaves. */
export async function insertNodes(
  tx: Tx,
  { run, number, trees }: InsertOrdersKey & { readonly trees: readonly TreeOfEntry[] },
): Promise<void> {
  const nodes = trees.flatMap(({ entry, nodes: own }) =>
    own.map((hash, place) => ({ entry: entry.entry, place, hash: Buffer.from(hash) })),
  )
  if (nodes.length === 0) return
  await sql`
    insert into store_order_node (account_id, store_id, bill_number, run, entry, place, hash)
    select ${run.accountId}::uuid, ${run.storeId}::uuid, ${number}::integer, ${run.number}::integer, n.*
    from unnest(${nodes.map(({ entry }) => entry)}::smallint[], ${nodes.map(({ place }) => place)}::integer[],
      ${nodes.map(({ hash }) => hash)}::bytea[]) as n (entry, place, hash)
    on conflict (account_id, store_id, bill_number, entry, place) do nothing`.execute(tx)
}
