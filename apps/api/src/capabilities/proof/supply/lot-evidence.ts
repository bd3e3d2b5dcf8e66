import type { Deps } from '../../../deps.ts'
import { attach } from '../../../http/answers/attachment.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { fileKeyOfLot } from './supply-records.ts'

/** The document that a lot rests on, as it was uploaded. */
export async function lotEvidence(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  lotId: number,
  headers: Headers,
): Promise<Uint8Array | Refused> {
  const lot = await db
    .selectFrom('supply_lot')
    .select(['evidence_id', 'evidence_name'])
    .where('id', '=', lotId)
    .executeTakeFirst()
  const bytes = lot && (await files.get(fileKeyOfLot(lot.evidence_id)))
  if (!lot || !bytes) return refuse('LOT_NOT_FOUND')
  attach(headers, lot.evidence_name)
  return bytes
}
