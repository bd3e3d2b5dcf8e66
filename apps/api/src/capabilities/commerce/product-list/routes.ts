import { GetProduct, ListProducts } from '@understory/contracts/commerce/product-list.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { getProduct, listProducts } from './get-product.ts'

export function productListRoutes(deps: Deps): Route[] {
  return [
    route(ListProducts, { access: 'public' }, async () => listProducts()),
    route(GetProduct, { access: 'public' }, ({ params, query }) =>
      getProduct(deps, { ...params, ...query }),
    ),
  ]
}
