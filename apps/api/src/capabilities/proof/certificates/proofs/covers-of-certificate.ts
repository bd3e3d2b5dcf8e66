import type { Deps } from '../../../../deps.ts'
import { coversOf } from '../../../commerce/purchases/public.ts'
import type { CertificateRow } from '../certificate-records.ts'

/** What a certificate of a purchase is for beyond its figures, as anyone may read it. */
export async function coversOfCertificate(
  deps: Pick<Deps, 'db' | 'purchaseKinds'>,
  { source_kind, source_ids }: Pick<CertificateRow, 'source_kind' | 'source_ids'>,
): Promise<string[]> {
  const [purchaseId] = source_ids
  if (source_kind !== 'purchase' || !purchaseId) return []
  const purchase = await deps.db
    .selectFrom('purchase as p')
    .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
    .select(['q.id as quote_id', 'q.kind as quote_kind'])
    .where('p.id', '=', purchaseId)
    .executeTakeFirst()
  if (!purchase) return []
  return (await coversOf(deps, [purchase], 'anyone'))(purchase)
}
