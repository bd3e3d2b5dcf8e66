import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Comparison } from './check.ts'
import type { Findings } from './findings.ts'
import { paired, rowsInTurn } from './rows-in-turn.ts'

// In the order of these keys, both sides are read.
const BILL_KEY = sql`(account_id || ' ' || store_id || ' ' || lpad(bill_number::text, 10, '0')) collate "C"`

/** Rules that compare bills with the orders on them. */
export const BILL_COMPARISONS: readonly Comparison[] = [
  {
    id: 'bill-adds-up',
    rule: 'the orders of every bill add up to it, and each was created before its cut',
    find: compareSums,
  },
  {
    id: 'contributions-equal-bills',
    rule: "for every store, its orders' net contributions are what was billed less credits that are not used yet",
    find: compareStores,
  },
  {
    id: 'bill-stands-in-the-ledger',
    rule: 'every paid bill is in the ledger line by line, with its remainder; any other with nothing',
    find: compareLines,
  },
  {
    id: 'credit-note-is-its-credits',
    rule: 'what is credited on bills is what is credited on their orders, and on the same day',
    find: compareCredits,
  },
]

type Sums = {
  readonly key: string
  readonly orders: number
  readonly over_cap: number
  readonly minor: number
  readonly trees: number
}
type SumsOfOrders = Sums & { readonly lines: number; readonly newest: Date | null }
type SumsOfBill = Sums & { readonly id: string; readonly cut_at: Date }

async function compareSums(tx: Tx, findings: Findings): Promise<void> {
  const ofOrders = rowsInTurn(
    tx,
    sql<SumsOfOrders>`
      select ${BILL_KEY} as key, count(*) filter (where not is_over_cap) as orders,
        count(*) filter (where is_over_cap) as over_cap, sum(money_minor)::bigint as minor,
        sum(milli_trees)::bigint as trees, max(line) as lines, max((
          select t.created_at from store_order t where (t.account_id, t.store_id, t.external_id)
            = (o.account_id, o.store_id, o.external_id))) as newest
      from store_bill_order o group by account_id, store_id, bill_number order by 1`,
  )
  const ofBills = rowsInTurn(
    tx,
    sql<SumsOfBill>`
      select ${BILL_KEY} as key, id, orders, over_cap, gross_minor as minor, milli_trees as trees, cut_at
      from (select *, number as bill_number from store_bill) b order by 1`,
  )
  for await (const [of, bill] of paired(ofOrders, ofBills)) {
    if (bill && of && isSame(of, bill)) continue
    const said = bill ? `${bill.minor} minor, ${bill.trees} thousandths` : 'no bill'
    findings.add(bill?.id ?? of?.key ?? '', `${said}, of its orders ${of?.minor} and ${of?.trees}`)
  }
}

function isSame(of: SumsOfOrders, bill: SumsOfBill): boolean {
  const names = ['orders', 'over_cap', 'minor', 'trees'] as const
  const isInTime = of.newest === null || of.newest < bill.cut_at
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

type LedgerOfBill = {
  readonly key: string
  readonly id: string
  readonly status: string
  readonly last: number
  readonly remainder: number
  readonly kept: Readonly<Record<string, number>>
}

async function compareLines(tx: Tx, findings: Findings): Promise<void> {
  const ofOrders = rowsInTurn(
    tx,
    sql<{ key: string; lines: Readonly<Record<string, number>> }>`
      select ${BILL_KEY} as key, json_object_agg(line, milli_trees) as lines
      from store_bill_order group by account_id, store_id, bill_number order by 1`,
  )
  const ofLedger = rowsInTurn(
    tx,
    sql<LedgerOfBill>`
      select ${BILL_KEY} as key, b.id, c.status, b.orders + b.over_cap + 1 as last,
        b.remainder_milli_trees as remainder, (
          select coalesce(json_object_agg(part, quantity), '{}') from (
            select part, sum(quantity) as quantity from impact_ledger_entry e
            where (e.account_id, e.source_id) = (b.account_id, b.id) group by part) p) as kept
      from (select *, number as bill_number from store_bill) b
        join store_bill_charge c using (account_id)
      where c.bill_id = b.id order by 1`,
  )
  for await (const [of, bill] of paired(ofOrders, ofLedger)) {
    if (!bill) continue
    const isPaid = bill.status === 'paid'
    const wanted: Record<string, number> = { ...of?.lines, [bill.last]: bill.remainder }
    for (const line of new Set([...Object.keys(wanted), ...Object.keys(bill.kept)])) {
      const [funded, kept] = [wanted[line] ?? 0, bill.kept[line] ?? 0]
      if (kept !== (isPaid ? funded : 0))
        findings.add(bill.id, `line ${line}: ${funded}, in the ledger ${kept}`)
    }
  }
}

type CreditedAs = {
  readonly key: string
  readonly minor: number
  readonly trees: number
  readonly dated: string
}

async function compareCredits(tx: Tx, findings: Findings): Promise<void> {
  const columns = sql`(account_id || ' ' || id) collate "C" as key, money_minor as minor, milli_trees as trees, dated`
  const ofOrders = rowsInTurn(
    tx,
    sql<CreditedAs>`select ${columns} from store_credit order by account_id, id`,
  )
  const ofBills = rowsInTurn(
    tx,
    sql<CreditedAs>`select ${columns} from store_credit_note order by account_id, id`,
  )
  for await (const [credit, note] of paired(ofOrders, ofBills)) {
    const isAlike =
      credit?.minor === note?.minor &&
      credit?.trees === note?.trees &&
      credit?.dated === note?.dated
    if (!isAlike) {
      findings.add(
        credit?.key ?? note?.key ?? '',
        `${credit?.minor} minor, ${credit?.trees} thousandths on its order, ${note?.minor} and ${note?.trees} on its bill`,
      )
    }
  }
}
