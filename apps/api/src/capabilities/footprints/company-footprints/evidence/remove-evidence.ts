import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { type InventoryKey, isLocked } from '../inventory/inventory-records.ts'
import { lockFootprint } from './evidence-target.ts'

/** Deletes its row; a trigger queues the file, which the worker takes out of the store. */
export async function removeEvidence(
  { db }: Pick<Deps, 'db'>,
  { evidenceId, footprintId, accountId }: InventoryKey & { readonly evidenceId: string },
): Promise<Refused | undefined> {
  return transact(db, async (tx) => {
    // The footprint first, in the order of an upload.
    const footprint = await lockFootprint(tx, { footprintId, accountId })
    const found = await tx
      .selectFrom('footprint_evidence')
      .select(['status', 'question_id'])
      .where('id', '=', evidenceId)
      .where('footprint_id', '=', footprintId)
      .where('account_id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!footprint || !found) return refuse('EVIDENCE_NOT_FOUND')
    const stays = found.status === 'complete' && (found.question_id !== null || isLocked(footprint))
    if (stays) return refuse('FOOTPRINT_LOCKED')
    await tx
      .deleteFrom('footprint_evidence')
      .where('id', '=', evidenceId)
      .where('account_id', '=', accountId)
      .execute()
    return undefined
  })
}

/** With a line its evidence goes. */
export async function removeEvidenceOfLine(
  tx: Tx,
  { lineId, accountId }: { readonly lineId: string; readonly accountId: string },
): Promise<void> {
  await tx
    .deleteFrom('footprint_evidence')
    .where('line_id', '=', lineId)
    .where('account_id', '=', accountId)
    .execute()
}
