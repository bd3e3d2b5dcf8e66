import type { Addresses } from '../../../addresses.ts'

export const PRODUCT_FOOTPRINTS_ADDRESSES: Addresses = {
  'my-impact/dashboards/products': 'products.route.tsx',
  'my-impact/dashboards/products/:productId': 'product.route.tsx',
  'my-impact/dashboards/products/:productId/:footprintId': 'footprint/footprint.route.tsx',
}
