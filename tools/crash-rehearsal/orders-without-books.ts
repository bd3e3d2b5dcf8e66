import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { bringOrders } from '../../apps/api/src/capabilities/stores/store-orders/orders/bring-orders.ts'
import { orderSideAlone } from '../../apps/api/src/testing/stores/order-side-alone.ts'
import type { Rehearsal } from './rehearsal.ts'

export type SentOrder = {
  readonly storeId: string
  readonly id: number
  readonly cents: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/**
 * Stores orders as a failure between the two sides leaves them: the orders are there, and what the same transaction
 * wrote of the books is lost. One after the other; what cannot be stored, because the database was killed, is left.
 */
export function ordersWithoutBooks({ db, databaseUrl }: Rehearsal) {
  let [stored, isBusy] = [0, false]
  return {
    stored: () => stored,
    async store({ storeId, id, cents, createdAt, updatedAt }: SentOrder): Promise<void> {
      if (isBusy) return
      isBusy = true
      const state = {
        externalId: String(id),
        label: `#${id}`,
        createdAt,
        updatedAt,
        standing: 'paid' as const,
        currency: 'GBP',
        cart: storeMinor(cents),
        returned: [],
      }
      try {
        stored += await orderSideAlone(databaseUrl, () =>
          bringOrders({ db, clock: () => new Date() }, { storeId, accountId: storeId }, [state]),
        )
      } catch {
        // It was killed.
      } finally {
        isBusy = false
      }
    },
  }
}
