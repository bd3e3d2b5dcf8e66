import type { Capability } from '../../../capability.ts'
import { BILLS_AND_THEIR_ORDERS } from './checks/bills-and-their-orders.ts'
import { ROOTS_OF_ENTRIES } from './checks/roots-of-entries.ts'
import { STORE_CHECKS } from './checks/store-checks.ts'
import { markMissedOrders } from './issue/mark-missed-orders.ts'
import { renderBillEvent } from './list-bills.ts'

export const bills: Capability = {
  area: 'stores',
  name: 'bills',
  says: 'What shops owe for their orders: issued, charged, refunded, credited.',
  owns: {
    store_bill: { modes: 'live', retention: 'books', exported: { of: 'account', alsoCsv: true } },
    store_bill_charge: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    store_bill_entry: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    store_bill_order: {
      modes: 'live',
      retention: 'books',
      exported: { of: 'account', alsoCsv: true },
    },
    store_credit: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    store_credit_balance: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    store_credit_note: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    store_order_node: {
      modes: 'live',
      retention: 'books',
      notExported: 'follows from orders, which are exported',
    },
    store_total: { modes: 'live', retention: 'books', exported: { of: 'account' } },
  },
  publishes: [
    'store_bill',
    'store_bill_charge',
    'store_bill_order',
    'store_credit_note',
    'store_total',
  ],
  alsoWrites: {
    store: 'an invoice run writes how far it came on the store that it locks',
    store_gap: 'a plan that begins or ends is a gap of the stores that it locks',
    store_order: 'an invoice run marks the orders that it left for the next one',
  },
  asPlatform: {
    'orders-file.ts':
      "an account's secret opens the leaves of its own orders, and is read by the platform alone",
  },
  eventRenderers: {
    'store_bill.issued': renderBillEvent,
    'store_bill.paid': renderBillEvent,
    'store_bill.failed': renderBillEvent,
  },
  nightlySweeps: [markMissedOrders],
  checks: [...STORE_CHECKS, ...BILLS_AND_THEIR_ORDERS, ROOTS_OF_ENTRIES],
}
