import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { answerArchive } from '../answers/public.ts'
import { findInventory } from '../company-footprints/public.ts'
import { releaseOf, type SupplierRequestKey } from './supplier-requests.ts'

/** What a supplier answered, with its proof, for the customer that it was released to. */
export async function proveAnswer(
  { db }: Pick<Deps, 'db'>,
  { supplierRequestId, accountId }: SupplierRequestKey,
): Promise<Uint8Array | Refused> {
  const request = await db
    .selectFrom('supplier_request')
    .select(['id', 'supplier_name', 'footprint_id'])
    .where('id', '=', supplierRequestId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const release = request && (await releaseOf(db, request.id))
  if (!release) return refuse('SUPPLIER_REQUEST_NOT_FOUND')
  const footprint = await findInventory(db, { footprintId: request.footprint_id, accountId })
  return answerArchive(db, {
    statement: release.statement,
    shown: release.shown,
    releasedAt: release.released_at,
    supplierName: request.supplier_name,
    customerName: footprint?.company_name ?? '',
  })
}
