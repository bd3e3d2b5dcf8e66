import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { OwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import type { ProductFootprintOrder } from '@understory/contracts/footprints/product-footprints/product-footprint-order.ts'
import type { CreateProductFootprint } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { checksOf } from './checks-of-footprint.ts'
import { type ComputedFootprint, computeFootprint } from './compute-footprint.ts'
import { type FootprintKey, lockFootprint } from './footprint-records.ts'
import { lockProduct, type ProductKey } from './product-records.ts'

type DraftDeps = Pick<Deps, 'db' | 'newId' | 'clock'>
type Drafted = AnswerOf<typeof CreateProductFootprint>

const MOST_OF_PRODUCT = 50

/** Drafts a footprint of a product; counted behind a lock of the product. */
export function createFootprint(
  deps: DraftDeps,
  key: ProductKey,
  order: ProductFootprintOrder,
): Promise<Drafted | Refused> {
  return transact(deps.db, async (tx) => {
    const product = await lockProduct(tx, key)
    if (!product) return refuse('OWN_PRODUCT_NOT_FOUND')
    const { count } = await tx
      .selectFrom('product_footprint')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('product_id', '=', key.productId)
      .where('account_id', '=', key.accountId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_OF_PRODUCT) return refuse('TOO_MANY_PRODUCT_FOOTPRINTS')
    const computed = await computeFootprint(tx, product, order)
    if (computed instanceof Refused) return computed
    const footprintId = deps.newId()
    await tx
      .insertInto('product_footprint')
      .values({
        id: footprintId,
        account_id: key.accountId,
        product_id: key.productId,
        created_at: deps.clock(),
        ...computedColumns(computed),
      })
      .execute()
    return drafted(deps, { footprintId, product, computed })
  })
}

/** Writes a draft again. */
export function changeFootprint(
  deps: DraftDeps,
  key: FootprintKey,
  order: ProductFootprintOrder,
): Promise<Drafted | Refused> {
  return transact(deps.db, async (tx) => {
    const held = await lockFootprint(tx, key)
    if (held instanceof Refused) return held
    if (held.row.status !== 'draft') return refuse('PRODUCT_FOOTPRINT_FIXED')
    const computed = await computeFootprint(tx, held.product, order)
    if (computed instanceof Refused) return computed
    await tx
      .updateTable('product_footprint')
      .set(computedColumns(computed))
      .where('id', '=', key.footprintId)
      .where('account_id', '=', key.accountId)
      .execute()
    return drafted(deps, { ...key, product: held.product, computed })
  })
}

export function deleteFootprint(
  { db }: Pick<Deps, 'db'>,
  key: FootprintKey,
): Promise<undefined | Refused> {
  return transact(db, async (tx) => {
    const held = await lockFootprint(tx, key)
    if (held instanceof Refused) return held
    if (held.row.status !== 'draft') return refuse('PRODUCT_FOOTPRINT_FIXED')
    await tx
      .deleteFrom('product_footprint')
      .where('id', '=', key.footprintId)
      .where('account_id', '=', key.accountId)
      .execute()
    return undefined
  })
}

const computedColumns = ({ facts, lines, totals }: ComputedFootprint) => ({
  facts: JSON.stringify(facts),
  lines: JSON.stringify(lines),
  totals: JSON.stringify(totals),
})

type DraftedAnswer = {
  readonly footprintId: string
  readonly product: OwnProduct
  readonly computed: ComputedFootprint
}

const drafted = (
  { clock }: Pick<Deps, 'clock'>,
  { footprintId, product, computed }: DraftedAnswer,
): Drafted => ({
  footprintId,
  checks: checksOf(product, computed, dayOf(clock())),
  totals: computed.totals,
})
