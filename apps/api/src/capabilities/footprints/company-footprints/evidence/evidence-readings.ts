import type { EvidenceReading } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { hasFootprint } from '../has-footprint.ts'
import type { InventoryKey } from '../inventory/inventory-records.ts'

type FileRead = {
  readonly id: string
  readonly file_name: string
  readonly account_id: string
  readonly footprint_id: string
}
export type EvidenceReader =
  | { readonly userId: string }
  /** Staff, by way of a verification. */
  | { readonly verificationId: string }

const MOST_READINGS = 200

/** Written down before the bytes are handed over. */
export async function noteReading(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  files: readonly FileRead[],
  by: EvidenceReader,
): Promise<void> {
  const read_at = clock()
  const rows = files.map(({ id, file_name, account_id, footprint_id }) => ({
    ...{ account_id, footprint_id, evidence_id: id, file_name, read_at },
    reader_id: 'userId' in by ? by.userId : null,
    verification_id: 'verificationId' in by ? by.verificationId : null,
  }))
  for (const slice of rowSlices(rows)) {
    await db.insertInto('evidence_reading').values(slice).execute()
  }
}

/** The newest first. */
export async function listReadings(
  { db }: Pick<Deps, 'db'>,
  wanted: InventoryKey,
): Promise<{ readings: EvidenceReading[] } | Refused> {
  if (!(await hasFootprint(db, wanted))) return refuse('FOOTPRINT_NOT_FOUND')
  const rows = await db
    .selectFrom('evidence_reading as r')
    .leftJoin('app_user as u', 'u.id', 'r.reader_id')
    .select(['r.evidence_id', 'r.file_name', 'r.read_at', 'r.verification_id', 'u.name'])
    .where('r.footprint_id', '=', wanted.footprintId)
    .where('r.account_id', '=', wanted.accountId)
    .orderBy('r.id', 'desc')
    .limit(MOST_READINGS)
    .execute()
  return {
    readings: rows.map(({ evidence_id, file_name, read_at, verification_id, name }) => ({
      evidenceId: evidence_id,
      fileName: file_name,
      readAt: read_at.toISOString(),
      by: verification_id ? ('verifier' as const) : ('member' as const),
      readerName: name,
    })),
  }
}
