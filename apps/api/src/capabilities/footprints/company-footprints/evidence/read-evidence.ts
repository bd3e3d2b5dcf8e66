import { createHash } from 'node:crypto'
import type { Deps } from '../../../../deps.ts'
import { attach } from '../../../../http/answers/attachment.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import type { InventoryKey } from '../inventory/inventory-records.ts'
import { type EvidenceReader, noteReading } from './evidence-readings.ts'
import { type EvidenceRow, fileKeyOf, selectEvidence } from './evidence-records.ts'

type ReadEvidenceReading = {
  readonly evidenceId: string
  readonly responseHeaders: Headers
}

/** The file for a member of its account. */
export async function downloadEvidence(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  reading: ReadEvidenceReading & InventoryKey & { readonly userId: string },
): Promise<Uint8Array | Refused> {
  const { evidenceId, responseHeaders, footprintId, accountId, userId } = reading
  const row = await selectComplete(deps, evidenceId)
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return refuse('EVIDENCE_NOT_FOUND')
  return readFile(deps, row, { responseHeaders, by: { userId } })
}

/** The file for staff, by way of a verification of its footprint that is not decided yet. */
export async function downloadForStaff(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
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
        .where('id', '=', verificationId)
        .where('outcome', 'is', null),
    )
    .executeTakeFirst()
  if (!row) return refuse('EVIDENCE_NOT_FOUND')
  return readFile(deps, row, { responseHeaders, by: { verificationId } })
}

function selectComplete({ db }: Pick<Deps, 'db'>, evidenceId: string) {
  return db
    .selectFrom('footprint_evidence')
    .select(['id', 'file_name', 'sha256', 'account_id', 'footprint_id'])
    .where('id', '=', evidenceId)
    .where('status', '=', 'complete')
}

type Complete = {
  readonly id: string
  readonly file_name: string
  readonly sha256: string
  readonly account_id: string
  readonly footprint_id: string
}
type Handing = { readonly responseHeaders: Headers; readonly by: EvidenceReader }

/** Missing or changed bytes are a fault, never an answer. */
async function readFile(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  complete: Complete,
  { responseHeaders, by }: Handing,
): Promise<Uint8Array> {
  const bytes = await readComplete(deps, complete)
  await noteReading(deps, [complete], by)
  attach(responseHeaders, complete.file_name)
  return bytes
}

async function readComplete(
  { files }: Pick<Deps, 'files'>,
  { id, sha256 }: Pick<Complete, 'id' | 'sha256'>,
): Promise<Uint8Array> {
  const bytes = await files.get(fileKeyOf(id))
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`the file of evidence ${id} is ${bytes ? 'not what was uploaded' : 'missing'}`)
  }
  return bytes
}

/** Why a file that was uploaded is not handed out with the others. */
type WhyNot = 'removed' | 'missing' | 'changed'

export type EvidenceFile = { readonly row: EvidenceRow } & (
  | { readonly bytes: Uint8Array; readonly whyNot: null }
  | { readonly bytes: null; readonly whyNot: WhyNot }
)

/**
 * Every complete file of a footprint, one at a time. Before each is read it is looked up again, so that what was
 * removed meanwhile is not handed out. What the store does not have as it was uploaded is named, never left out.
 */
export async function* readEvidenceFiles(
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'log'>,
  { userId, ...key }: InventoryKey & { readonly userId: string },
): AsyncGenerator<EvidenceFile> {
  const complete = () => selectEvidence(deps.db, key).where('status', '=', 'complete')
  for (const row of await complete().execute()) {
    const still = await complete().where('id', '=', row.id).executeTakeFirst()
    const file = still ? await lookedAt(deps, row) : notThere(row, 'removed')
    if (file.bytes) {
      const read = { ...row, account_id: key.accountId, footprint_id: key.footprintId }
      await noteReading(deps, [read], { userId })
    }
    yield file
  }
}

const notThere = (row: EvidenceRow, whyNot: WhyNot): EvidenceFile => ({ row, bytes: null, whyNot })

async function lookedAt(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  row: EvidenceRow,
): Promise<EvidenceFile> {
  const bytes = await files.get(fileKeyOf(row.id))
  const whyNot = bytes ? 'changed' : 'missing'
  if (bytes && createHash('sha256').update(bytes).digest('hex') === row.sha256)
    return { row, bytes, whyNot: null }
  log.error({ evidenceId: row.id, whyNot }, 'a file of evidence is not what was uploaded')
  return notThere(row, whyNot)
}
