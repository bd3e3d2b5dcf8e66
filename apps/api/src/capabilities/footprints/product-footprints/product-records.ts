import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  CreateOwnProduct,
  FootprintInShort,
  OwnProduct,
} from '@understory/contracts/footprints/product-footprints/own-products.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { ProductTotals } from '@understory/domain/footprints/product-footprints/product-totals.ts'
import type { StoredProductFacts } from './stored-product-facts.ts'

export const MOST_OWN_PRODUCTS = 200

export type ProductKey = { readonly productId: string; readonly accountId: string }

const productsOf = (db: Database | Tx, accountId: string) =>
  db.selectFrom('own_product').selectAll().where('account_id', '=', accountId)

type ProductRow = Awaited<ReturnType<ReturnType<typeof productsOf>['execute']>>[number]

export function presentProduct(row: ProductRow): OwnProduct {
  return {
    productId: row.id,
    name: row.name,
    description: row.description,
    gtin: row.gtin,
    ownCode: row.own_code,
    classifications: row.classifications,
    declaredUnit: row.declared_unit,
    declaredAmount: row.declared_amount,
    massKg: row.mass_kg,
    fossilCarbonKg: row.fossil_carbon_kg,
    biogenicCarbonKg: row.biogenic_carbon_kg,
    includesPackaging: row.includes_packaging,
  }
}

export const productColumns = (order: BodyOf<typeof CreateOwnProduct>) => ({
  name: order.name,
  description: order.description,
  gtin: order.gtin,
  own_code: order.ownCode,
  classifications: order.classifications,
  declared_unit: order.declaredUnit,
  declared_amount: order.declaredAmount,
  mass_kg: order.massKg,
  fossil_carbon_kg: order.fossilCarbonKg,
  biogenic_carbon_kg: order.biogenicCarbonKg,
  includes_packaging: order.includesPackaging,
})

/** By name. */
export async function listProducts(db: Database | Tx, accountId: string): Promise<OwnProduct[]> {
  const rows = await productsOf(db, accountId)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_OWN_PRODUCTS)
    .execute()
  return rows.map(presentProduct)
}

export async function findProduct(
  db: Database | Tx,
  { productId, accountId }: ProductKey,
): Promise<OwnProduct | null> {
  const row = await productsOf(db, accountId).where('id', '=', productId).executeTakeFirst()
  return row ? presentProduct(row) : null
}

/** The product, which nobody else changes meanwhile, nor its footprints. */
export async function lockProduct(
  tx: Tx,
  { productId, accountId }: ProductKey,
): Promise<OwnProduct | null> {
  const row = await productsOf(tx, accountId)
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  return row ? presentProduct(row) : null
}

export const footprintsOf = (db: Database | Tx, accountId: string) =>
  db.selectFrom('product_footprint').selectAll().where('account_id', '=', accountId)

export type FootprintRow = Awaited<ReturnType<ReturnType<typeof footprintsOf>['execute']>>[number]

export function footprintInShort(row: FootprintRow): FootprintInShort {
  const { period } = row.facts as StoredProductFacts
  return {
    footprintId: row.id,
    status: row.status,
    ...period,
    totals: row.totals as ProductTotals,
    createdAt: row.created_at.toISOString(),
  }
}
