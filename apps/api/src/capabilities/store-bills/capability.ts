import type { Capability } from '../../capability.ts'
import { markMissedOrders } from './mark-missed-orders.ts'

export const storeBills: Capability = {
  name: 'store-bills',
  says: 'What shops owe for their orders: issued, charged, refunded, credited.',
  nightlySweeps: [markMissedOrders],
}
