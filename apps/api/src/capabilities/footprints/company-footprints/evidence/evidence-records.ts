import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { FootprintEvidence } from '@understory/database/rows.generated.ts'
import type { FileKey } from '@understory/ports/files.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { hasFootprint } from '../has-footprint.ts'
import type { InventoryKey } from '../inventory/inventory-records.ts'

/** Where the bytes are; made from nothing but the id. */
export const fileKeyOf = (evidenceId: string): FileKey => `evidence/${evidenceId}`

const EVIDENCE_RECORDS_COLUMNS = [
  'id',
  'line_id',
  'question_id',
  'file_name',
  'content_type',
  'bytes',
  'sha256',
  'status',
  'failure',
  'uploaded_at',
] as const

export type EvidenceRow = Pick<FootprintEvidence, (typeof EVIDENCE_RECORDS_COLUMNS)[number]>

/** Of a footprint, the newest first; files that answer questions are shown with those. */
export function selectEvidence(db: Database | Tx, { footprintId, accountId }: InventoryKey) {
  return db
    .selectFrom('footprint_evidence')
    .select(EVIDENCE_RECORDS_COLUMNS)
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
}

/** As the API shows them, each with what its line is. */
export async function presentEvidence(
  db: Database | Tx,
  rows: readonly EvidenceRow[],
): Promise<Evidence[]> {
  const ids = [...new Set(rows.flatMap(({ line_id }) => line_id ?? []))]
  const found =
    ids.length === 0
      ? []
      : await db
          .selectFrom('inventory_line')
          .select(['id', 'category', 'description'])
          .where((eb) => anyOf(eb.ref('id'), ids))
          .execute()
  const lines = new Map(found.map((line) => [line.id, line]))
  return rows.map((row) => {
    const line = lines.get(row.line_id ?? '')
    return {
      evidenceId: row.id,
      lineId: row.line_id,
      questionId: row.question_id,
      category: line?.category ?? null,
      lineDescription: line?.description ?? null,
      fileName: row.file_name,
      contentType: row.content_type,
      bytes: row.bytes,
      sha256: row.sha256,
      status: row.status,
      failure: row.failure,
      uploadedAt: row.uploaded_at.toISOString(),
    }
  })
}

export async function presentOne(db: Database | Tx, row: EvidenceRow): Promise<Evidence | Refused> {
  const [evidence] = await presentEvidence(db, [row])
  return evidence ?? refuse('EVIDENCE_NOT_STORED')
}

export async function listEvidence(db: Database, wanted: InventoryKey) {
  if (!(await hasFootprint(db, wanted))) return refuse('FOOTPRINT_NOT_FOUND')
  const rows = await selectEvidence(db, wanted).where('question_id', 'is', null).execute()
  return { evidence: await presentEvidence(db, rows) }
}

/** The names of what is complete, by line. */
export async function evidenceByLine(
  db: Database,
  wanted: InventoryKey,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await selectEvidence(db, wanted).where('status', '=', 'complete').execute()
  const ofLines = rows.filter(({ line_id }) => line_id !== null)
  return new Map(
    [...Map.groupBy(ofLines, ({ line_id }) => line_id ?? '')].map(([lineId, files]) => [
      lineId,
      files.map(({ file_name }) => file_name),
    ]),
  )
}
