import { orderCommitment, orderSaltOf } from '@understory/ledger-log/commitments.ts'
import {
  formatOrderLeaf,
  type OrderLeaf,
  type OrderLeafUnit,
} from '@understory/ledger-log/orders/order-leaf.ts'
import { nodesOfOrders, rootOfNodes } from '@understory/ledger-log/orders/order-tree.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'

/** An order behind an entry, or what was taken back of one. */
export type OrderOfTree = {
  readonly externalId: string
  readonly line: number
  /** Above zero. */
  readonly quantity: number
  readonly unit: OrderLeafUnit
}

type TreesOfOrdersKey = {
  readonly kind: OrderLeaf['kind']
  readonly storeId: string
  /** The bill, or the credit note. */
  readonly sourceId: string
  /** The account's; once it is deleted no leaf can be opened, and the root stays. */
  readonly secret: Uint8Array
}

/** The tree of some orders, by the order of their lines: its nodes, which are what is stored of it, and its root. */
export function treeOfOrders(orders: readonly OrderOfTree[], of: TreesOfOrdersKey) {
  const nodes = nodesOfOrders(orders.map((order) => leafHash(leafOfOrder(order, of))))
  return { nodes, root: rootOfNodes(nodes) }
}

export function leafOfOrder(
  { externalId, line, quantity, unit }: OrderOfTree,
  { kind, storeId, sourceId, secret }: TreesOfOrdersKey,
): Uint8Array {
  const salt = orderSaltOf(secret, sourceId, line)
  const order = orderCommitment(salt, { store: storeId, order: externalId })
  return formatOrderLeaf({ kind, line, quantity, unit, order })
}
