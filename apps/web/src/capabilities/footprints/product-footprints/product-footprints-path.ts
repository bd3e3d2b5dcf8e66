export const PRODUCTS_PATH = '/my-impact/dashboards/products'
export const productAddress = (productId: string): string => `${PRODUCTS_PATH}/${productId}`
export const productFootprintAddress = (productId: string, footprintId: string): string =>
  `${productAddress(productId)}/${footprintId}`
