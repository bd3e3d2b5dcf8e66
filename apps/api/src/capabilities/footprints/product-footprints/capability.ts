import type { Capability } from '../../../capability.ts'
import { productFootprintRoutes } from './routes.ts'

export const productFootprints: Capability = {
  area: 'footprints',
  name: 'product-footprints',
  says: 'What a unit of each product emits up to the gate, how that is known, and who may read it.',
  owns: {
    own_product: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
    product_footprint: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    product_footprint_release: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
  },
  publishes: ['own_product', 'product_footprint_release'],
  routes: productFootprintRoutes,
}
