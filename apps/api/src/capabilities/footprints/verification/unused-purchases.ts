import type { Database, Tx } from '@understory/database/connect.ts'
import {
  type BoughtParts,
  inOrderOfParts,
  type VerifiablePart,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { storedServicesOf } from '../../commerce/purchases/public.ts'

const MOST_UNUSED = 100

/** What an order of a verification is of; `parts` are those chosen when it was ordered. */
export type OrderedParts = BoughtParts & { readonly parts: readonly VerifiablePart[] }

export function orderedParts(quote: { readonly services: unknown }): OrderedParts {
  const services = storedServicesOf(quote)
  const countOf = (wanted: string) => services.find(({ service }) => service === wanted)?.count ?? 0
  const scopesOneTwo = countOf('verify_footprint_scopes_one_two') > 0
  const categories = services.flatMap((line) => line.categories)
  return {
    scopesOneTwo,
    scopeThreeCategories: countOf('verify_footprint_scope_three_category'),
    parts: inOrderOfParts([...(scopesOneTwo ? ['scopesOneTwo' as const] : []), ...categories]),
  }
}

/** Verifications that were paid for and that no footprint has used, the oldest first. */
export async function listUnused(
  db: Database,
  accountId: string,
): Promise<readonly OrderedParts[]> {
  const rows = await selectUnused(db, accountId).execute()
  return rows.map(orderedParts)
}

/** The same, while a transaction uses one: none of them is refunded until it commits. */
export async function lockUnused(tx: Tx, accountId: string) {
  const rows = await selectUnused(tx, accountId).forShare('p').execute()
  return rows.map((row) => ({ purchaseId: row.id, bought: orderedParts(row) }))
}

function selectUnused(db: Database | Tx, accountId: string) {
  return db
    .selectFrom('purchase as p')
    .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
    .select(['p.id', 'q.services'])
    .where('p.account_id', '=', accountId)
    .where('p.product', '=', 'business-verify-footprint-onetime')
    .where('p.status', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('footprint_verification as v')
            .select('v.id')
            .whereRef('v.purchase_id', '=', 'p.id')
            .where('v.outcome', 'is distinct from', 'refunded'),
        ),
      ),
    )
    .orderBy('p.paid_at')
    .limit(MOST_UNUSED)
}
