import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListVerificationOrders } from '@understory/contracts/footprints/verification/verification-orders.ts'
import type { Deps } from '../../../deps.ts'
import { storedServicesOf } from '../../commerce/purchases/public.ts'
import { coveredParts } from './covered-parts.ts'
import { orderedParts } from './unused-purchases.ts'

const LIST_VERIFICATION_ORDERS_LIMIT = 100

export async function listVerificationOrders(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): Promise<AnswerOf<typeof ListVerificationOrders>> {
  const rows = await db
    .selectFrom('purchase as p')
    .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
    .leftJoin('footprint_verification as v', (join) =>
      join.onRef('v.purchase_id', '=', 'p.id').on('v.outcome', 'is distinct from', 'refunded'),
    )
    .leftJoin('footprint as f', 'f.id', 'v.footprint_id')
    .select(['p.id', 'p.paid_at', 'q.services', 'f.id as footprint_id', 'f.company_name'])
    .select(['v.requested_at', 'v.outcome', 'v.decided_at', 'v.covers', 'f.declared'])
    .where('p.account_id', '=', accountId)
    .where('q.kind', '=', 'verify-footprint')
    .where('p.status', '=', 'paid')
    .where('p.paid_at', 'is not', null)
    .orderBy('p.paid_at', 'desc')
    .orderBy('p.created_at', 'desc')
    .limit(LIST_VERIFICATION_ORDERS_LIMIT)
    .$narrowType<{ outcome: Used['outcome'] }>()
    .execute()
  return {
    orders: rows.map((row) => ({
      purchaseId: row.id,
      services: storedServicesOf(row).map(({ name }) => name),
      parts: [...orderedParts(row).parts],
      paidAt: (row.paid_at ?? new Date(0)).toISOString(),
      used: usedFor(row),
    })),
  }
}

type Used = {
  readonly footprint_id: string | null
  readonly company_name: string | null
  readonly requested_at: Date | null
  readonly outcome: 'verified' | 'returned' | null
  readonly decided_at: Date | null
  readonly covers: readonly string[] | null
  readonly declared: unknown
}

function usedFor(used: Used) {
  const { footprint_id, company_name, requested_at, outcome, decided_at, covers } = used
  if (!(footprint_id && requested_at)) return null
  return {
    footprintId: footprint_id,
    companyName: company_name ?? '',
    parts: covers ? coveredParts(used, covers).map(({ name, grams }) => ({ name, grams })) : [],
    requestedAt: requested_at.toISOString(),
    outcome,
    decidedAt: decided_at?.toISOString() ?? null,
  }
}
