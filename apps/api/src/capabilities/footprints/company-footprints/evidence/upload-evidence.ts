import { createHash } from 'node:crypto'
import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import type { Tx } from '@understory/database/connect.ts'
import { evidenceSentence } from '@understory/domain/footprints/company-footprints/evidence/check-evidence.ts'
import {
  type EvidenceExtension,
  typeOfExtension,
} from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { safeFileName } from '@understory/domain/footprints/company-footprints/evidence/file-name.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { checkFile } from './check-file.ts'
import { type EvidenceRow, fileKeyOf, presentOne, selectEvidence } from './evidence-records.ts'
import { lockTarget, refuseBeyondLimits, type Target } from './evidence-target.ts'

type UploadEvidenceDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'files' | 'log' | 'crashPoint'>

type Uploading = {
  readonly target: Target & { readonly userId: string }
  readonly fileName: string
  readonly bytes: Uint8Array
}

/**
 * Checks a file and stores it. Its row is committed before the file is stored, and says that it is complete
 * only after: a crash in between leaves a row that a retry completes, or that is swept with its file.
 */
export async function uploadEvidence(
  deps: UploadEvidenceDeps,
  { target, fileName, bytes }: Uploading,
): Promise<Evidence | Refused> {
  const refused = await transact(deps.db, (tx) => lockTarget(tx, target))
  if (refused) return refused
  const { name, extension } = safeFileName(fileName)
  const problem = await checkFile(extension, bytes)
  if (problem) {
    return refuse('EVIDENCE_REFUSED', [{ field: 'file', message: evidenceSentence(problem) }])
  }
  const { contentType } = typeOfExtension(extension as EvidenceExtension)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const begun = await transact(deps.db, (tx) =>
    begin(tx, deps, { target, name, contentType, sha256, size: bytes.length }),
  )
  if (begun instanceof Refused || begun.status === 'complete') {
    return begun instanceof Refused ? begun : presentOne(deps.db, begun)
  }
  await deps.crashPoint('evidence-begun')
  try {
    await deps.files.put(fileKeyOf(begun.id), bytes)
  } catch (err) {
    deps.log.error({ evidenceId: begun.id, err }, 'a file could not be stored')
    await fail(deps, begun.id)
    return refuse('EVIDENCE_NOT_STORED')
  }
  await deps.crashPoint('evidence-stored')
  return complete(deps, target, begun.id)
}

type UploadEvidenceBeginning = {
  readonly target: Uploading['target']
  readonly name: string
  readonly contentType: string
  readonly sha256: string
  readonly size: number
}

/** A row for the file; that of the same content at the same place where there is one. */
async function begin(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { target, name, contentType, sha256, size }: UploadEvidenceBeginning,
): Promise<EvidenceRow | Refused> {
  const refused = await lockTarget(tx, target)
  if (refused) return refused
  const same = await selectEvidence(tx, target)
    .where('line_id', 'is not distinct from', target.lineId)
    .where('question_id', 'is not distinct from', target.questionId)
    .where('sha256', '=', sha256)
    .where('status', '<>', 'failed')
    .executeTakeFirst()
  if (same) return same
  const tooMuch = await refuseBeyondLimits(tx, target, size)
  if (tooMuch) return tooMuch
  const row = {
    id: deps.newId(),
    line_id: target.lineId,
    question_id: target.questionId,
    file_name: name,
    content_type: contentType,
    bytes: size,
    sha256,
    status: 'uploading' as const,
    failure: null,
    uploaded_at: deps.clock(),
  }
  await tx
    .insertInto('footprint_evidence')
    .values({
      ...row,
      account_id: target.accountId,
      footprint_id: target.footprintId,
      uploaded_by: target.userId,
    })
    .execute()
  return row
}

/** From here on it can be read. What was handed over, deleted or swept meanwhile stays as it is. */
async function complete(
  deps: UploadEvidenceDeps,
  target: Target,
  id: string,
): Promise<Evidence | Refused> {
  const completed = await transact(deps.db, async (tx) => {
    const refused = await lockTarget(tx, target)
    if (refused) return refused
    await tx
      .updateTable('footprint_evidence')
      .set({ status: 'complete' })
      .where('id', '=', id)
      .where('account_id', '=', target.accountId)
      .where('status', '=', 'uploading')
      .execute()
    const row = await selectEvidence(tx, target).where('id', '=', id).executeTakeFirst()
    return row?.status === 'complete' ? presentOne(tx, row) : refuse('EVIDENCE_NOT_STORED')
  })
  if (completed instanceof Refused) await fail(deps, id)
  return completed
}

/** Says on its row that it is not stored, and takes away what there may be of it. */
async function fail({ db, files }: UploadEvidenceDeps, id: string): Promise<void> {
  const failed = await db
    .updateTable('footprint_evidence')
    .set({ status: 'failed', failure: 'not-stored' })
    .where('id', '=', id)
    .where('status', '=', 'uploading')
    .returning('id')
    .executeTakeFirst()
  // Someone who uploads the same file at the same time may have completed it. What stays is swept.
  if (failed) await files.remove(fileKeyOf(id)).catch(() => {})
}
