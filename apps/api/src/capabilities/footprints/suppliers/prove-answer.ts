import { isNameOf, writeNameFile } from '@understory/ledger-log/proof/name-file.ts'
import { parseAnswerStatement } from '@understory/ledger-log/statements/answer-statement.ts'
import type { Deps } from '../../../deps.ts'
import { smallArchive } from '../../../http/answers/small-archive.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findAnswerProof } from '../../proof/public-log/public.ts'
import { findInventory } from '../company-footprints/public.ts'
import { releaseOf, type SupplierRequestKey } from './supplier-requests.ts'

/** An archive that shows what a supplier answered, and that the public log has it, without us. */
export async function proveAnswer(
  { db }: Pick<Deps, 'db'>,
  { supplierRequestId, accountId }: SupplierRequestKey,
): Promise<Uint8Array | Refused> {
  const request = await db
    .selectFrom('supplier_request')
    .select(['id', 'supplier_name', 'footprint_id'])
    .where('id', '=', supplierRequestId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const release = request && (await releaseOf(db, request.id))
  const stated = release && parseAnswerStatement(release.statement)
  const nonces = release?.shown.nonces
  if (!stated || !nonces) return refuse('SUPPLIER_REQUEST_NOT_FOUND')
  const found = await findAnswerProof(db, release.statement)
  if (!found) return refuse('ANSWER_NOT_LOGGED')
  const footprint = await findInventory(db, { footprintId: request.footprint_id, accountId })
  const supplier = { nonce: fromBase64(nonces.supplier), name: request.supplier_name }
  const customer = { nonce: fromBase64(nonces.customer), name: footprint?.company_name ?? '' }
  const texts = {
    'answer.txt': release.statement,
    ...(isNameOf(stated.supplier, supplier)
      ? { 'supplier-name.txt': writeNameFile(supplier) }
      : {}),
    // A company that was renamed since has another name than the one that was stated.
    ...(isNameOf(stated.customer, customer)
      ? { 'customer-name.txt': writeNameFile(customer) }
      : {}),
    'answer.tlog-proof': found.proof,
    'ledger-key.txt': `${found.key}\n`,
  }
  return smallArchive(
    Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    release.released_at,
  )
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64')
