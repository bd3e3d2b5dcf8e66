import { GetProduct, ListProducts } from '@understory/contracts/products.ts'
import type { Deps } from '../../deps.ts'
import { type Route, route } from '../../http/route.ts'
import { getProduct, type ListPlans, listProducts } from './get-product.ts'

export function productRoutes(deps: Deps, listPlans: ListPlans): Route[] {
  return [
    route(ListProducts, { access: 'public' }, async () => listProducts()),
    route(GetProduct, { access: 'public' }, ({ params, query }) =>
      getProduct(deps, { ...params, ...query, listPlans }),
    ),
  ]
}
