import type { Database, Tx } from '@understory/database/connect.ts'
import type { PurchaseKinds, QuoteKind, Reader } from './purchase-kind.ts'

type CoversOfKey = { readonly quote_id: string; readonly quote_kind: QuoteKind }

/** What purchases are for beyond their quantities, in words; by quote. */
export async function coversOf(
  { purchaseKinds, db }: { readonly purchaseKinds: PurchaseKinds; readonly db: Database | Tx },
  purchases: readonly CoversOfKey[],
  reader: Reader,
): Promise<(purchase: Pick<CoversOfKey, 'quote_id'>) => string[]> {
  const byKind = Map.groupBy(purchases, ({ quote_kind }) => quote_kind)
  const found = await Promise.all(
    [...byKind].map(([kind, of]) =>
      purchaseKinds[kind].covers(
        db,
        of.map(({ quote_id }) => quote_id),
        reader,
      ),
    ),
  )
  return ({ quote_id }) => [...(found.map((covers) => covers.get(quote_id)).find(Boolean) ?? [])]
}
