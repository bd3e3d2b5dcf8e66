import { GetProduct } from '@understory/contracts/products.ts'
import type { Deps } from '../../deps.ts'
import { type Route, route } from '../../http/route.ts'
import { getProduct } from './get-product.ts'

export function productRoutes(deps: Deps): Route[] {
  return [
    route(GetProduct, { access: 'public' }, ({ params, query }) =>
      getProduct(deps, params.identifier, query.currency),
    ),
  ]
}
