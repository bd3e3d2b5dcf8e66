import type { Tx } from '@understory/database/connect.ts'
import { unitOfImpact } from '@understory/domain/stores/bills/bill-entries.ts'
import { isSame } from '@understory/ledger-log/hashes.ts'
import { rootOfNodes } from '@understory/ledger-log/orders/order-tree.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Comparison } from '../../../../ledger-rules/check.ts'
import type { Findings } from '../../../../ledger-rules/findings.ts'
import { rowsInTurn } from '../../../../ledger-rules/rows-in-turn.ts'
import { treeOfOrders } from '../issue/trees-of-orders.ts'

/** Making a root again takes a tenth of a millisecond for each order behind it, so not all are, each time. */
const SAMPLE = 200

const DRAWN = sql`order by random() limit ${SAMPLE}`

const ruleFor = (which: string) =>
  `the orders behind entries of bills, and behind credit notes, have the root that these say (${which})`

/** Of a sample that is drawn each time, or of all. */
export const ROOTS_OF_ENTRIES: Comparison = {
  id: 'root-is-of-its-orders',
  rule: ruleFor(`${SAMPLE} of each, drawn again each time`),
  find: (tx, findings) => compareRoots(tx, findings, DRAWN),
  whole: {
    rule: ruleFor('all of them'),
    find: (tx, findings) => compareRoots(tx, findings, sql``),
  },
}

type Sampled = {
  readonly account_id: string
  readonly store_id: string
  readonly source_id: string
  readonly root: Buffer
  readonly secret: Buffer
  readonly impact: 'trees' | 'co2e' | 'plastic'
}
type Entry = Sampled & { readonly bill_number: number; readonly entry: number }
type Behind = { readonly externalId: string; readonly line: number; readonly quantity: number }

async function compareRoots(tx: Tx, findings: Findings, drawn: RawBuilder<unknown>): Promise<void> {
  for await (const entry of rowsInTurn(tx, entriesWithRoot(drawn))) {
    const { account_id, store_id, bill_number } = entry
    const { rows: orders } = await sql<Behind>`
      select external_id as "externalId", line, quantity from store_bill_order
      where account_id = ${account_id} and store_id = ${store_id} and bill_number = ${bill_number}
        and entry = ${entry.entry} order by line`.execute(tx)
    const { rows: nodes } = await sql<{ hash: Buffer }>`
      select hash from store_order_node
      where account_id = ${account_id} and store_id = ${store_id} and bill_number = ${bill_number}
        and entry = ${entry.entry} order by place`.execute(tx)
    const isOfNodes = isSame(rootOfNodes(nodes.map(({ hash }) => hash)), entry.root)
    if (!isOfNodes || !isSame(rootOf('order', entry, orders), entry.root))
      findings.add(entry.source_id, `entry ${entry.entry} has other orders than its root says`)
  }
  for await (const note of rowsInTurn(tx, notesWithRoot(drawn))) {
    const { rows: orders } = await sql<Behind>`
      select k.external_id as "externalId", b.line, k.quantity from store_credit k
        join store_bill_order b using (account_id, store_id, external_id, impact)
      where k.account_id = ${note.account_id} and k.note_id = ${note.source_id} and k.quantity > 0
      order by b.line`.execute(tx)
    if (!isSame(rootOf('order-credit', note, orders), note.root))
      findings.add(note.source_id, 'the credit note has other orders than its root says')
  }
}

function rootOf(kind: 'order' | 'order-credit', of: Sampled, orders: readonly Behind[]) {
  const { store_id: storeId, source_id: sourceId, secret, impact } = of
  const unit = unitOfImpact(impact)
  return treeOfOrders(
    orders.map((order) => ({ ...order, unit })),
    { kind, storeId, sourceId, secret },
  ).root
}

/** What is of a deleted account opens for nobody, and is not among them. */
const entriesWithRoot = (drawn: RawBuilder<unknown>) => sql<Entry>`
  select e.account_id, e.store_id, e.bill_number, e.entry, e.impact, e.root, b.id as source_id, s.secret
  from store_bill_entry e
    join store_bill b on (b.account_id, b.store_id, b.number) = (e.account_id, e.store_id, e.bill_number)
    join ledger_secret s on s.account_id = e.account_id
  where e.root is not null ${drawn}`

const notesWithRoot = (drawn: RawBuilder<unknown>) => sql<Sampled>`
  select k.account_id, k.store_id, k.impact, k.root, k.id as source_id, s.secret
  from store_credit_note k join ledger_secret s on s.account_id = k.account_id
  where k.root is not null ${drawn}`
