import type { Capability } from '../../../capability.ts'
import { orderPageRoutes } from './routes.ts'

export const orderPages: Capability = {
  area: 'stores',
  name: 'order-pages',
  says: 'What one order of a shop funded, for the shopper who placed it.',
  reads: ['impact_ledger_entry', 'store_app_plan', 'store_gap', 'store_order'],
  alsoWrites: ['store'],
  asPlatform: {
    'routes.ts': 'a shopper with the link of an order has no account',
  },
  routes: orderPageRoutes,
}
