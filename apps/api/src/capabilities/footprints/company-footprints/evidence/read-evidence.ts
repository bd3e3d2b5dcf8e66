import { createHash } from 'node:crypto'
import type { Deps } from '../../../../deps.ts'
import { attach } from '../../../../http/answers/attachment.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import type { InventoryKey } from '../inventory/inventory-records.ts'
import { fileKeyOf } from './evidence-records.ts'

type ReadEvidenceReading = {
  readonly evidenceId: string
  readonly responseHeaders: Headers
}

/** The file for a member of its account. */
export async function downloadEvidence(
  deps: Pick<Deps, 'db' | 'files'>,
  { evidenceId, responseHeaders, footprintId, accountId }: ReadEvidenceReading & InventoryKey,
): Promise<Uint8Array | Refused> {
  const row = await selectComplete(deps, evidenceId)
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? readFile(deps, row, responseHeaders) : refuse('EVIDENCE_NOT_FOUND')
}

/** The file for staff, by way of a verification of its footprint. */
export async function downloadForStaff(
  deps: Pick<Deps, 'db' | 'files'>,
  {
    evidenceId,
    responseHeaders,
    verificationId,
  }: ReadEvidenceReading & { readonly verificationId: string },
): Promise<Uint8Array | Refused> {
  const row = await selectComplete(deps, evidenceId)
    .where('footprint_id', 'in', (eb) =>
      eb
        .selectFrom('footprint_verification')
        .select('footprint_id')
        .where('id', '=', verificationId),
    )
    .executeTakeFirst()
  return row ? readFile(deps, row, responseHeaders) : refuse('EVIDENCE_NOT_FOUND')
}

function selectComplete({ db }: Pick<Deps, 'db'>, evidenceId: string) {
  return db
    .selectFrom('footprint_evidence')
    .select(['id', 'file_name', 'sha256'])
    .where('id', '=', evidenceId)
    .where('status', '=', 'complete')
}

type Complete = { readonly id: string; readonly file_name: string; readonly sha256: string }

/** Missing or changed bytes are a fault, never an answer. */
async function readFile(
  { files }: Pick<Deps, 'files'>,
  { id, file_name, sha256 }: Complete,
  responseHeaders: Headers,
): Promise<Uint8Array> {
  const bytes = await files.get(fileKeyOf(id))
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`the file of evidence ${id} is ${bytes ? 'not what was uploaded' : 'missing'}`)
  }
  attach(responseHeaders, file_name)
  return bytes
}
