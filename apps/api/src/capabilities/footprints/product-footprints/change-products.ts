import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  ChangeOwnProduct,
  CreateOwnProduct,
  OwnProduct,
} from '@understory/contracts/footprints/product-footprints/own-products.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { totalsOf } from './compute-footprint.ts'
import {
  findProduct,
  footprintsOf,
  lockProduct,
  MOST_OWN_PRODUCTS,
  type ProductKey,
  productColumns,
} from './product-records.ts'
import type { StoredProductFacts, StoredProductLine } from './stored-product-facts.ts'

/** Counted behind a lock of the account, so that there are no more than may be. */
export function createProduct(
  { db, newId, clock }: Pick<Deps, 'db' | 'newId' | 'clock'>,
  accountId: string,
  order: BodyOf<typeof CreateOwnProduct>,
): Promise<{ productId: string } | Refused> {
  return transact(db, async (tx) => {
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('own_product')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_OWN_PRODUCTS) return refuse('TOO_MANY_OWN_PRODUCTS')
    const productId = newId()
    await tx
      .insertInto('own_product')
      .values({
        id: productId,
        account_id: accountId,
        created_at: clock(),
        ...productColumns(order),
      })
      .execute()
    return { productId }
  })
}

/** Changes a product and computes its drafts again; what was published keeps the product as it was. */
export function changeProduct(
  { db }: Pick<Deps, 'db'>,
  key: ProductKey,
  order: BodyOf<typeof ChangeOwnProduct>,
): Promise<OwnProduct | Refused> {
  return transact(db, async (tx) => {
    if (!(await lockProduct(tx, key))) return refuse('OWN_PRODUCT_NOT_FOUND')
    await tx
      .updateTable('own_product')
      .set(productColumns(order))
      .where('id', '=', key.productId)
      .where('account_id', '=', key.accountId)
      .execute()
    const product = await findProduct(tx, key)
    if (!product) return refuse('OWN_PRODUCT_NOT_FOUND')
    const drafts = await footprintsOf(tx, key.accountId)
      .where('product_id', '=', key.productId)
      .where('status', '=', 'draft')
      .execute()
    for (const { id, facts, lines } of drafts) {
      const kept = {
        facts: facts as StoredProductFacts,
        lines: lines as readonly StoredProductLine[],
      }
      await tx
        .updateTable('product_footprint')
        .set({ totals: JSON.stringify(totalsOf(product, kept)) })
        .where('id', '=', id)
        .execute()
    }
    return product
  })
}

/** With its drafts. */
export function deleteProduct(
  { db }: Pick<Deps, 'db'>,
  key: ProductKey,
): Promise<undefined | Refused> {
  return transact(db, async (tx) => {
    if (!(await lockProduct(tx, key))) return refuse('OWN_PRODUCT_NOT_FOUND')
    const published = await footprintsOf(tx, key.accountId)
      .where('product_id', '=', key.productId)
      .where('status', '<>', 'draft')
      .limit(1)
      .executeTakeFirst()
    if (published) return refuse('OWN_PRODUCT_PUBLISHED')
    await tx
      .deleteFrom('own_product')
      .where('id', '=', key.productId)
      .where('account_id', '=', key.accountId)
      .execute()
    return undefined
  })
}
