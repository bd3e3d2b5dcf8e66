import type { Capability } from '../../../capability.ts'
import { markMissedOrders } from './issue/mark-missed-orders.ts'

export const bills: Capability = {
  area: 'stores',
  name: 'bills',
  says: 'What shops owe for their orders: issued, charged, refunded, credited.',
  owns: {
    store_bill: { retention: 'books', exported: { of: 'account', alsoCsv: true } },
    store_bill_charge: { retention: 'books', exported: { of: 'account' } },
    store_bill_entry: { retention: 'books', exported: { of: 'account' } },
    store_bill_order: { retention: 'books', exported: { of: 'account', alsoCsv: true } },
    store_credit: { retention: 'books', exported: { of: 'account' } },
    store_credit_balance: { retention: 'books', exported: { of: 'account' } },
    store_credit_note: { retention: 'books', exported: { of: 'account' } },
    store_order_node: {
      retention: 'books',
      notExported: 'follows from orders, which are exported',
    },
    store_total: { retention: 'books', exported: { of: 'account' } },
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
