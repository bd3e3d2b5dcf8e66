import type { Capability } from '../../../capability.ts'
import { markMissedOrders } from './issue/mark-missed-orders.ts'

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
  reads: [
    'impact_ledger_entry',
    'invoice',
    'price_book',
    'store_app_plan',
    'store_settings',
    'subscription',
  ],
  alsoWrites: ['certificate', 'store', 'store_gap', 'store_order'],
  asPlatform: {
    'orders-file.ts':
      "an account's secret opens the leaves of its own orders, and is read by the platform alone",
  },
  nightlySweeps: [markMissedOrders],
}
