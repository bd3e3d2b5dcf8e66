import type { Tx } from '@understory/database/connect.ts'
import { WHOLE_SCOPES } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { writeState } from '../inventory-records.ts'

/** A category whose last line went is open. */
export async function openEmptyCategories(
  tx: Tx,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<void> {
  const empty = await tx
    .selectFrom('inventory_category as c')
    .select('c.category')
    .where('c.inventory_id', '=', id)
    .where('c.state', 'in', ['entered', 'figures', 'figures-and-rest'])
    .where('c.category', 'not in', [...WHOLE_SCOPES])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inventory_line as l')
            .select('l.id')
            .where('l.inventory_id', '=', id)
            .whereRef('l.category', '=', 'c.category'),
        ),
      ),
    )
    .execute()
  for (const { category } of empty) {
    await writeState(tx, { id, accountId }, { category, state: 'open', reason: null })
  }
}
