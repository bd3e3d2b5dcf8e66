import { writeOrderProof } from '@understory/ledger-log/orders/order-proof.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { proofsInTree } from '../../proof/public-log/public.ts'
import { placeInTree } from '../bills/public.ts'
import { entryBehind } from './entry-behind.ts'
import { findLinkedOrder, type LinkedOrder, type OrderLink } from './linked-order.ts'

/**
 * That one order is behind an entry of the public log, as text, for who holds its link. It is of the first tree
 * that was signed with its entry, so that it stays the same while that entry counts.
 */
export async function orderProof(
  deps: Pick<Deps, 'db' | 'config'>,
  link: OrderLink,
): Promise<Uint8Array<ArrayBuffer> | Refused> {
  const found = await findLinkedOrder(deps, link)
  if (found instanceof Refused) return found
  const { store: shop, order, stage } = found
  if (!shop.shows_proofs) return refuse('ORDER_PROOF_NOT_SHOWN')
  if (isUndone(found)) return refuse('ORDER_TAKEN_BACK')
  if (stage !== 'funded' || !order?.bill || !order.line) return refuse('ORDER_NOT_PROVED')
  const entry = await entryBehind(deps.db, order)
  if (!entry?.logged) return refuse('ORDER_NOT_PROVED')
  const place = await placeInTree(deps.db, order.account_id, {
    ...order.line,
    billId: order.bill.id,
  })
  if (!place) return refuse('ORDER_NOT_PROVED')
  const [logged = ''] = await proofsInTree(deps.db, entry.logged, [entry.logged.index])
  const { store_id: store, external_id: number } = order
  return new TextEncoder().encode(
    writeOrderProof({ store, order: number, ...place, entry: logged }),
  )
}

/** It counted once: its bill was paid, and then the money or the order went back. */
function isUndone({ order, stage }: LinkedOrder): boolean {
  const bill = order?.bill?.status
  return bill === 'refunded' || (stage === 'returned' && bill === 'paid')
}
