import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListVerifications } from '@understory/contracts/footprints/verification/verification-orders.ts'
import type { Deps } from '../../../deps.ts'
import { storedServicesOf } from '../../commerce/purchases/public.ts'

const LIST_VERIFICATIONS_LIMIT = 200

/** The work queue of staff: verifications that were paid for, not refunded, and not used by a footprint yet. */
export async function listVerifications({
  db,
}: Pick<Deps, 'db'>): Promise<AnswerOf<typeof ListVerifications>> {
  const rows = await db
    .selectFrom('purchase as p')
    .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('app_user as u', 'u.id', 'p.bought_by')
    .leftJoin('footprint_verification as v', (join) =>
      join.onRef('v.purchase_id', '=', 'p.id').on('v.outcome', 'is distinct from', 'refunded'),
    )
    .select(['p.id', 'p.paid_at', 'q.services', 'a.display_name', 'u.id as user_id', 'u.email'])
    .where('q.kind', '=', 'verify-footprint')
    .where('p.status', '=', 'paid')
    .where('p.paid_at', 'is not', null)
    .where('v.id', 'is', null)
    .orderBy('p.paid_at')
    .limit(LIST_VERIFICATIONS_LIMIT)
    .execute()
  return {
    verifications: rows.map((row) => ({
      purchaseId: row.id,
      account: row.display_name,
      userId: row.user_id,
      email: row.email,
      services: storedServicesOf(row).map(({ name }) => name),
      paidAt: (row.paid_at ?? new Date(0)).toISOString(),
    })),
  }
}
