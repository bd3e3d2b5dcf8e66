import type { SupplierProductUse } from '@understory/contracts/footprints/suppliers/supplier-products.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { supersededOf } from '../../exchanges/public.ts'
import type { SupplierKey } from '../supplier-records.ts'

const MOST_PRODUCT_USES = 200

type KeptProduct = Pick<
  SupplierProductUse,
  'productName' | 'partnerName' | 'quantity' | 'declared' | 'kgCo2e'
>

/** The products of a supplier that count by a footprint of their own, the latest first. */
export async function productUsesOf(
  db: Database,
  { accountId, supplierId, footprintId }: SupplierKey & { readonly footprintId: string },
): Promise<SupplierProductUse[]> {
  const rows = await db
    .selectFrom('supplier_use')
    .select(['id', 'received_footprint_id', 'product', 'grams', 'replaced_grams', 'accepted_at'])
    .where('account_id', '=', accountId)
    .where('footprint_id', '=', footprintId)
    .where('supplier_id', '=', supplierId)
    .where('received_footprint_id', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('accepted_at', 'desc')
    .orderBy('id')
    .limit(MOST_PRODUCT_USES)
    .execute()
  const ids = rows.flatMap(({ received_footprint_id: id }) => id ?? [])
  const superseded = await supersededOf(db, { accountId, ids })
  return rows.flatMap((row) => {
    const { received_footprint_id: receivedFootprintId } = row
    if (receivedFootprintId === null) return []
    const { productName, partnerName, quantity, declared, kgCo2e } = row.product as KeptProduct
    return [
      {
        ...{ productName, partnerName, quantity, declared, kgCo2e, receivedFootprintId },
        supplierUseId: row.id,
        grams: row.grams,
        replacedGrams: row.replaced_grams,
        acceptedOn: dayOf(row.accepted_at),
        isSuperseded: superseded.has(receivedFootprintId),
      },
    ]
  })
}
