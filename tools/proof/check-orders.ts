import type { Verifier } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { isSame } from '@understory/ledger-log/hashes.ts'
import { parseEntryLeaf, unitOf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import {
  type AmongOrders,
  type NotAmongOrders,
  verifyOrderProof,
} from '@understory/ledger-log/orders/order-proof.ts'
import { ordersBehind, readOrdersFile } from '@understory/ledger-log/orders/orders-file.ts'
import { verifyProofFile } from '@understory/ledger-log/proof/proof-file.ts'

const WHY: Record<NotAmongOrders, string> = {
  malformed: 'the proof of its entry is no proof file',
  'unknown-signature': 'its checkpoint is not signed by the key',
  'wrong-root': 'its entry is not in the tree that was signed',
  'no-order-proof': 'this is no proof of an order',
  'other-order': 'it is of another order',
  'no-orders': 'it is of an entry of the log without such orders',
  'not-among': 'the order is not among those of the entry',
}

/** One order and its entry; or the entries whose orders a file has, all of them. */
export type CheckedOrders =
  | { readonly order: AmongOrders; readonly entries: null }
  | { readonly order: null; readonly entries: readonly OrdersOfEntry[] }

export type OrdersOfEntry = {
  readonly entry: number
  readonly count: number
  readonly quantity: number
  readonly unit: 'mtree' | 'g'
}

type CheckOrdersInput = { readonly verifier: Verifier; readonly store?: string }

/** The proof of an order by itself, or orders.txt of a bill with the proofs of its entries; or why not. */
export function checkOrders(
  texts: readonly string[],
  proofs: readonly string[],
  { verifier, store }: CheckOrdersInput,
): CheckedOrders | string {
  const [text = '', ...more] = texts
  if (more.length > 0) return 'there are two files of orders'
  const parts = readOrdersFile(text)
  if (parts) {
    const entries = checkParts(parts, proofs, { verifier, store })
    return typeof entries === 'string' ? entries : { order: null, entries }
  }
  if (proofs.length > 0) return 'there are proofs of something else'
  const order = verifyOrderProof(text, [verifier])
  return typeof order === 'string' ? WHY[order] : { order, entries: null }
}

type CheckOrdersParts = NonNullable<ReturnType<typeof readOrdersFile>>

/** Each entry says how many orders it has and their root: no other orders give that. */
function checkParts(
  parts: CheckOrdersParts,
  proofs: readonly string[],
  { verifier, store }: CheckOrdersInput,
): readonly OrdersOfEntry[] | string {
  if (store === undefined) return 'say which shop the orders are of: --store ID'
  const found: OrdersOfEntry[] = []
  for (const file of proofs) {
    const proof = verifyProofFile(file, [verifier])
    if (typeof proof === 'string') return WHY[proof]
    const leaf = parseEntryLeaf(proof.leaf)
    const part = parts.find(({ entry }) => entry === leaf?.entry)
    if (!leaf || !part) return 'there are proofs of something else'
    const behind = ordersBehind(store, part.orders)
    const isRight =
      leaf.orders && behind
        ? leaf.orders.count === behind.count &&
          isSame(leaf.orders.root, behind.root) &&
          leaf.quantity === behind.quantity &&
          part.orders.every(({ unit }) => unit === unitOf(leaf.impact))
        : leaf.orders === behind
    if (!isRight) return `the orders of entry ${leaf.entry} are others than those in the file`
    const { entry, quantity, impact } = leaf
    found.push({ entry, count: behind?.count ?? 0, quantity, unit: unitOf(impact) })
  }
  return found.length === parts.length ? found : 'the proof of an entry is missing'
}
