import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { checksOf } from './checks-of-footprint.ts'
import { computedOf, type FootprintKey, lockFootprint } from './footprint-records.ts'

/**
 * Publishes a draft for good, with the product as it is now. The one that was active until then is deprecated, and so
 * are the copies of it that partners read.
 */
export function publishFootprint(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: FootprintKey,
): Promise<{ footprintId: string; status: 'Active' } | Refused> {
  const { footprintId, accountId } = key
  return transact(db, async (tx) => {
    const held = await lockFootprint(tx, key)
    if (held instanceof Refused) return held
    const { row, product } = held
    if (row.status !== 'draft') return refuse('PRODUCT_FOOTPRINT_FIXED')
    const now = clock()
    const checks = checksOf(product, computedOf(row), dayOf(now))
    if (checks.some(({ passes }) => !passes)) return refuse('PRODUCT_CHECKS_FAIL')
    const before = await tx
      .updateTable('product_footprint')
      .set({ status: 'Deprecated' })
      .where('product_id', '=', row.product_id)
      .where('account_id', '=', accountId)
      .where('status', '=', 'Active')
      .returning('id')
      .executeTakeFirst()
    if (before) {
      await tx
        .updateTable('product_footprint_release')
        .set({ status: 'Deprecated' })
        .where('footprint_id', '=', before.id)
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .execute()
    }
    await tx
      .updateTable('product_footprint')
      .set({
        status: 'Active',
        product: JSON.stringify(product),
        preceding_id: before?.id ?? null,
        published_at: now,
      })
      .where('id', '=', footprintId)
      .where('account_id', '=', accountId)
      .execute()
    return { footprintId, status: 'Active' as const }
  })
}
