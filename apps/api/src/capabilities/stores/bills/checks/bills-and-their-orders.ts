import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Comparison } from '../../../../ledger-rules/check.ts'
import type { Findings } from '../../../../ledger-rules/findings.ts'
import { paired, rowsInTurn } from '../../../../ledger-rules/rows-in-turn.ts'

// In the order of these keys, both sides are read.
const BILL_KEY = sql`(account_id || ' ' || store_id || ' ' || lpad(bill_number::text, 10, '0')) collate "C"`

/** Rules that compare bills with the orders on them. */
export const BILLS_AND_THEIR_ORDERS: readonly Comparison[] = [
  {
    id: 'bill-adds-up',
    rule: 'the orders of every bill add up to it, and each was created before it was issued',
    find: compareSums,
  },
  {
    id: 'contributions-equal-bills',
    rule: "for every store, its orders' net contributions are what was billed less credits that are not used yet",
    find: compareStores,
  },
  {
    id: 'bill-entry-is-its-orders',
    rule: 'every entry of a bill is its orders: as many, of as much, on lines that follow one another',
    find: compareEntries,
  },
  {
    id: 'credit-note-is-its-credits',
    rule: 'every credit note is what was credited on its orders, of one day',
    find: compareCredits,
  },
  {
    id: 'order-is-on-one-committed-bill',
    rule: 'nothing is recorded beside the orders of an invoice run that was not committed',
    find: compareRuns,
  },
]

type Sums = {
  readonly key: string
  readonly orders: number
  readonly over_cap: number
  readonly minor: number
  readonly trees: number
  readonly co2e: number
  readonly plastic: number
}
type SumsOfOrders = Sums & { readonly lines: number; readonly newest: Date | null }
type SumsOfBill = Sums & { readonly id: string; readonly until_at: Date }

async function compareSums(tx: Tx, findings: Findings): Promise<void> {
  const ofOrders = rowsInTurn(
    tx,
    sql<SumsOfOrders>`
      select ${BILL_KEY} as key, count(*) filter (where not is_over_cap) as orders,
        count(*) filter (where is_over_cap) as over_cap, sum(money_minor)::bigint as minor,
        coalesce(sum(quantity) filter (where impact = 'trees'), 0)::bigint as trees,
        coalesce(sum(quantity) filter (where impact = 'co2e'), 0)::bigint as co2e,
        coalesce(sum(quantity) filter (where impact = 'plastic'), 0)::bigint as plastic, max(line) as lines, max((
          select t.created_at from store_order t where (t.account_id, t.store_id, t.external_id)
            = (o.account_id, o.store_id, o.external_id))) as newest
      from store_bill_order o group by account_id, store_id, bill_number order by 1`,
  )
  const ofBills = rowsInTurn(
    tx,
    sql<SumsOfBill>`
      select ${BILL_KEY} as key, id, orders, over_cap, gross_minor as minor, milli_trees as trees,
        co2e_grams as co2e, plastic_grams as plastic, until_at
      from (select *, number as bill_number from store_bill) b order by 1`,
  )
  for await (const [of, bill] of paired(ofOrders, ofBills)) {
    if (bill && of && isSameSum(of, bill)) continue
    const said = bill ? `${bill.minor} minor, ${impactOf(bill)}` : 'no bill'
    const sums = of && `${of.minor} and ${impactOf(of)}`
    findings.add(bill?.id ?? of?.key ?? '', `${said}, of its orders ${sums}`)
  }
}

const impactOf = ({ trees, co2e, plastic }: Sums) =>
  `${trees} thousandths, ${co2e} g of CO2e, ${plastic} g of plastic`

function isSameSum(of: SumsOfOrders, bill: SumsOfBill): boolean {
  const names = ['orders', 'over_cap', 'minor', 'trees', 'co2e', 'plastic'] as const
  const isInTime = of.newest === null || of.newest < bill.until_at
  return (
    names.every((name) => of[name] === bill[name]) &&
    of.lines === bill.orders + bill.over_cap &&
    isInTime
  )
}

type BilledStore = {
  readonly key: string
  readonly id: string
  readonly credited: number
  readonly total: number
  readonly used: number
  readonly spent: number
}

async function compareStores(tx: Tx, findings: Findings): Promise<void> {
  const ofOrders = rowsInTurn(
    tx,
    sql<{ key: string; minor: number }>`
      select (account_id || ' ' || store_id) collate "C" as key, sum(money_minor)::bigint as minor
      from store_bill_order group by account_id, store_id order by 1`,
  )
  const ofStores = rowsInTurn(
    tx,
    sql<BilledStore>`
      select (t.account_id || ' ' || t.id) collate "C" as key, t.id, k.minor as credited, b.total, b.used, b.spent
      from store t cross join lateral (
        select coalesce(sum(money_minor), 0)::bigint as minor from store_credit_note k
        where (k.account_id, k.store_id) = (t.account_id, t.id)) k
      cross join lateral (
        select coalesce(sum(total_minor), 0)::bigint as total, coalesce(sum(credit_minor), 0)::bigint as used,
          (coalesce(sum(credit_minor) filter (where c.status not in ('refunded', 'void')), 0)
            + coalesce(sum(c.withdrawn_minor), 0))::bigint as spent
        from store_bill b join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
        where (b.account_id, b.store_id) = (t.account_id, t.id)) b
      order by 1`,
  )
  for await (const [of, store] of paired(ofOrders, ofStores)) {
    const { credited = 0, total = 0, used = 0, spent = 0 } = store ?? {}
    const minor = of?.minor ?? 0
    if (minor - credited === total - (credited - used) && credited >= spent) continue
    findings.add(
      store?.id ?? of?.key ?? '',
      `orders ${minor}, credited ${credited}, billed ${total}, credits taken off ${used}`,
    )
  }
}

type BillsAndTheirOrdersPart = {
  readonly key: string
  readonly orders: number
  readonly quantity: number
  readonly first_line: number
  readonly last_line: number
}

const PART_KEY = sql`(account_id || ' ' || store_id || ' ' || lpad(bill_number::text, 10, '0') || ' '
  || lpad(entry::text, 5, '0') || ' ' || impact) collate "C"`

async function compareEntries(tx: Tx, findings: Findings): Promise<void> {
  const ofOrders = rowsInTurn(
    tx,
    sql<BillsAndTheirOrdersPart>`
      select ${PART_KEY} as key, count(*) as orders, sum(quantity)::bigint as quantity,
        min(line) as first_line, max(line) as last_line
      from store_bill_order where entry is not null
      group by account_id, store_id, bill_number, entry, impact order by 1`,
  )
  const ofBills = rowsInTurn(
    tx,
    sql<BillsAndTheirOrdersPart>`
      select ${PART_KEY} as key, orders, quantity, first_line, last_line
      from store_bill_entry where orders > 0 order by 1`,
  )
  const names = ['orders', 'quantity', 'first_line', 'last_line'] as const
  for await (const [of, entry] of paired(ofOrders, ofBills)) {
    if (names.every((name) => of?.[name] === entry?.[name])) continue
    const [one, other] = [entry, of].map((part) =>
      part ? `${part.orders} orders of ${part.quantity}` : 'nothing',
    )
    findings.add(entry?.key ?? of?.key ?? '', `${one}, of its orders ${other}`)
  }
}

type CreditedAs = {
  readonly key: string
  readonly orders: number
  readonly minor: number
  readonly quantity: number
  readonly dated: string
  readonly last: string
}

async function compareCredits(tx: Tx, findings: Findings): Promise<void> {
  const ofOrders = rowsInTurn(
    tx,
    sql<CreditedAs>`
      select (account_id || ' ' || note_id) collate "C" as key, count(*) filter (where quantity > 0) as orders,
        sum(money_minor)::bigint as minor, sum(quantity)::bigint as quantity, min(dated) as dated,
        max(dated) as last
      from store_credit group by account_id, note_id order by 1`,
  )
  const ofNotes = rowsInTurn(
    tx,
    sql<CreditedAs>`
      select (account_id || ' ' || id) collate "C" as key, orders, money_minor as minor, quantity, dated,
        dated as last
      from store_credit_note order by 1`,
  )
  const names = ['orders', 'minor', 'quantity', 'dated', 'last'] as const
  for await (const [of, note] of paired(ofOrders, ofNotes)) {
    if (names.every((name) => of?.[name] === note?.[name])) continue
    const [one, other] = [note, of].map((each) =>
      each ? `${each.minor} minor and ${each.quantity}` : 'nothing',
    )
    findings.add(note?.key ?? of?.key ?? '', `${one}, of its orders ${other}`)
  }
}

async function compareRuns(tx: Tx, findings: Findings): Promise<void> {
  type Runs = { readonly key: string; readonly runs: number }
  const key = sql`(account_id || ' ' || store_id) collate "C" as key`
  const ofOrders = rowsInTurn(
    tx,
    sql<Runs>`
      select key, max(runs) as runs from (
        select ${key}, max(run) as runs from store_bill_order group by account_id, store_id
        union all select ${key}, max(run) from store_order_node group by account_id, store_id
        union all select ${key}, max(run) from store_credit group by account_id, store_id) r
      group by key order by 1`,
  )
  const ofStores = rowsInTurn(
    tx,
    sql<Runs>`select (account_id || ' ' || id) collate "C" as key, runs from store order by 1`,
  )
  for await (const [of, store] of paired(ofOrders, ofStores)) {
    if ((of?.runs ?? 0) <= (store?.runs ?? 0)) continue
    findings.add(of?.key ?? '', `run ${of?.runs} beside the orders, ${store?.runs ?? 0} committed`)
  }
}
