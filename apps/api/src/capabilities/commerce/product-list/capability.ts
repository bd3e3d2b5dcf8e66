import type { Capability } from '../../../capability.ts'
import { productListRoutes } from './routes.ts'

export const productList: Capability = {
  area: 'commerce',
  name: 'product-list',
  says: 'What can be bought: every product with its choices, prices and plans.',
  routes: productListRoutes,
}
