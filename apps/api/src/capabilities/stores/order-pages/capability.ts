import type { Capability } from '../../../capability.ts'
import { orderPageRoutes } from './routes.ts'

export const orderPages: Capability = {
  area: 'stores',
  name: 'order-pages',
  says: 'What one order of a shop funded, for the shopper who placed it.',
  asPlatform: {
    'routes.ts': 'a shopper with the link of an order has no account',
  },
  routes: orderPageRoutes,
}
