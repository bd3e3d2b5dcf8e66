import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  GetOwnProduct,
  ListOwnProducts,
} from '@understory/contracts/footprints/product-footprints/own-products.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import {
  findProduct,
  footprintInShort,
  footprintsOf,
  listProducts,
  type ProductKey,
} from './product-records.ts'

/** With the footprint of each that is active. */
export async function listOwnProducts(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): Promise<ReplyOf<typeof ListOwnProducts>> {
  const products = await listProducts(db, accountId)
  const active = await footprintsOf(db, accountId).where('status', '=', 'Active').execute()
  const byProduct = new Map(active.map((row) => [row.product_id, footprintInShort(row)]))
  return {
    products: products.map((product) => ({
      ...product,
      active: byProduct.get(product.productId) ?? null,
    })),
  }
}

/** With all its footprints, newest first. */
export async function getOwnProduct(
  { db }: Pick<Deps, 'db'>,
  key: ProductKey,
): Promise<ReplyOf<typeof GetOwnProduct> | Refused> {
  const product = await findProduct(db, key)
  if (!product) return refuse('OWN_PRODUCT_NOT_FOUND')
  const rows = await footprintsOf(db, key.accountId)
    .where('product_id', '=', key.productId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return { ...product, footprints: rows.map(footprintInShort) }
}
