import type { Database } from '@understory/database/connect.ts'
import { orderSaltOf } from '@understory/ledger-log/commitments.ts'
import { type Hash, isSame } from '@understory/ledger-log/hashes.ts'
import {
  LEAVES_OF_A_NODE,
  nodeOfOrder,
  orderProof,
} from '@understory/ledger-log/orders/order-tree.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { rootOfInclusion } from '@understory/ledger-log/tree/verify-tree.ts'
import { storedSecretOf } from '../../../proof/public-log/public.ts'
import type { BilledLine } from '../issue/lines-of-orders.ts'
import { leafOfOrder } from '../issue/trees-of-orders.ts'

type PlaceInTree = {
  readonly salt: Hash
  readonly index: number
  readonly leaf: Uint8Array
  /** The way to the root that its entry says. */
  readonly proof: readonly Hash[]
}

type PlaceInTreeInput = Pick<BilledLine, 'store_id' | 'bill_number' | 'line' | 'entry'> & {
  readonly billId: string
}

/**
 * Where an order stands in the tree of its entry, from the lines of its node and the nodes that are stored;
 * `null`: it is in none, or its account was deleted with the secret that opens it.
 */
export async function placeInTree(
  db: Database,
  accountId: string,
  wanted: PlaceInTreeInput,
): Promise<PlaceInTree | null> {
  const entry = await findEntry(db, accountId, wanted)
  const secret = await storedSecretOf(db, accountId)
  if (!entry?.root || entry.first_line === null || !secret) return null
  const index = wanted.line - entry.first_line
  const { node, place } = nodeOfOrder(index)
  const from = entry.first_line + node * LEAVES_OF_A_NODE
  const lines = await readLines(db, accountId, { ...wanted, from })
  const of = { kind: 'order', storeId: wanted.store_id, sourceId: wanted.billId, secret } as const
  const leaves = lines.map((line) => leafOfOrder({ ...line, unit: line.unit }, of))
  const nodes = await readNodes(db, accountId, wanted)
  const proof = orderProof(index, { nodes, leaves: leaves.map(leafHash) })
  const leaf = leaves[place] ?? new Uint8Array()
  const root = rootOfInclusion({ index, size: entry.orders, leaf: leafHash(leaf), proof })
  if (!root || !isSame(root, entry.root)) {
    throw new Error(`line ${wanted.line} of bill ${wanted.billId} is not in the tree of its entry`)
  }
  return { salt: orderSaltOf(secret, wanted.billId, wanted.line), index, leaf, proof }
}

function findEntry(
  db: Database,
  accountId: string,
  { store_id, bill_number, entry }: PlaceInTreeInput,
) {
  return db
    .selectFrom('store_bill_entry')
    .select(['orders', 'first_line', 'root'])
    .where('account_id', '=', accountId)
    .where('store_id', '=', store_id)
    .where('bill_number', '=', bill_number)
    .where('entry', '=', entry)
    .executeTakeFirst()
}

/** The lines of one entry and one node, which follow one another. */
async function readLines(
  db: Database,
  accountId: string,
  { store_id, bill_number, entry, from }: PlaceInTreeInput & { readonly from: number },
) {
  return db
    .selectFrom('store_bill_order')
    .select(['external_id as externalId', 'line', 'quantity', 'unit'])
    .where('account_id', '=', accountId)
    .where('store_id', '=', store_id)
    .where('bill_number', '=', bill_number)
    .where('entry', '=', entry)
    .where('line', '>=', from)
    .where('line', '<', from + LEAVES_OF_A_NODE)
    .orderBy('line')
    .execute()
}

async function readNodes(
  db: Database,
  accountId: string,
  { store_id, bill_number, entry }: PlaceInTreeInput,
): Promise<Hash[]> {
  const nodes = await db
    .selectFrom('store_order_node')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('store_id', '=', store_id)
    .where('bill_number', '=', bill_number)
    .where('entry', '=', entry)
    .orderBy('place')
    .execute()
  return nodes.map(({ hash }) => hash)
}
