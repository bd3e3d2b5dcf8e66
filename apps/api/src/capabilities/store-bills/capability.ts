import type { Capability } from '../../capability.ts'
import { markMissedOrders } from './mark-missed-orders.ts'

export const storeBills: Capability = {
  area: 'stores',
  name: 'store-bills',
  says: 'What shops owe for their orders: issued, charged, refunded, credited.',
  owns: {
    store_bill: { kept: 'books', exported: { of: 'account', alsoCsv: true } },
    store_bill_charge: { kept: 'books', exported: { of: 'account' } },
    store_bill_entry: { kept: 'books', exported: { of: 'account' } },
    store_bill_order: { kept: 'books', exported: { of: 'account', alsoCsv: true } },
    store_credit: { kept: 'books', exported: { of: 'account' } },
    store_credit_balance: { kept: 'books', exported: { of: 'account' } },
    store_credit_note: { kept: 'books', exported: { of: 'account' } },
    store_order_node: { kept: 'books', notExported: 'follows from orders, which are exported' },
    store_total: { kept: 'books', exported: { of: 'account' } },
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
