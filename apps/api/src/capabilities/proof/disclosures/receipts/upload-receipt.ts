import { createHash } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@understory/contracts/endpoint.ts'
import type { UploadReceipt } from '@understory/contracts/proof/receipts.ts'
import {
  checkEvidence,
  evidenceSentence,
} from '@understory/domain/footprints/company-footprints/evidence/check-evidence.ts'
import { safeFileName } from '@understory/domain/footprints/company-footprints/evidence/file-name.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { disclosuresMessage } from '../messages/messages.generated.ts'
import { addressOfReceipt } from './receipt-address.ts'

const LARGEST_RECEIPT = 2 * 1024 * 1024
const RECEIPT_TYPES = ['pdf', 'png', 'jpg', 'jpeg']

/** Stores a file whose first bytes are those of its type. The same file again is the same receipt. */
export async function uploadReceipt(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  asked: BodyOf<typeof UploadReceipt>,
): Promise<Refused | AnswerOf<typeof UploadReceipt>> {
  const content = Buffer.from(asked.file, 'base64')
  const { name, extension } = safeFileName(asked.name)
  const problem = problemOfReceipt(extension, content)
  if (problem) return refuse('EVIDENCE_REFUSED', [{ field: 'file', message: problem }])
  const sha256 = createHash('sha256').update(content).digest('hex')
  await db
    .insertInto('project_receipt')
    .values({ id: newId(), sha256, file_name: name, content, uploaded_at: clock() })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('project_receipt')
    .select('id')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow()
  return { receiptId: id, sha256, address: addressOfReceipt(id) }
}

function problemOfReceipt(extension: string, content: Uint8Array): string | null {
  if (content.length > LARGEST_RECEIPT)
    return disclosuresMessage('upload-receipt.problem-of-receipt')
  if (!RECEIPT_TYPES.includes(extension))
    return disclosuresMessage('upload-receipt.problem-of-receipt.2')
  const checked = checkEvidence(extension, content)
  return checked.ok ? null : evidenceSentence(checked.problem)
}
