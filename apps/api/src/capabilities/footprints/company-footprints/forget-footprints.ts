import type { Tx } from '@understory/database/connect.ts'
import type { ClosedAccount, ClosingDeps } from '../../../closing.ts'

/**
 * Footprints, inventories, evidence and what was said about them go; one that was handed over to be verified stays,
 * without the name. Files go with the rows of evidence: a trigger queues each, and the worker takes them out of the
 * store.
 */
export async function forgetFootprints(
  tx: Tx,
  _deps: ClosingDeps,
  { id, formerName }: ClosedAccount,
): Promise<void> {
  await tx
    .deleteFrom('footprint')
    .where('account_id', '=', id)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('footprint_verification').select('footprint_id').where('account_id', '=', id),
    )
    .execute()
  await tx
    .updateTable('footprint')
    .set({ company_name: formerName })
    .where('account_id', '=', id)
    .execute()
}
