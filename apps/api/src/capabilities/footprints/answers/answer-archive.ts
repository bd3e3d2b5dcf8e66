import type { Database } from '@understory/database/connect.ts'
import { isNameOf, writeNameFile } from '@understory/ledger-log/proof/name-file.ts'
import { parseAnswerStatement } from '@understory/ledger-log/statements/answer-statement.ts'
import { smallArchive } from '../../../http/answers/small-archive.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findAnswerProof } from '../../proof/public-log/public.ts'
import { shownOfRelease } from './held-request.ts'

type ReleasedAnswer = {
  readonly statement: string
  readonly shown: unknown
  readonly releasedAt: Date
  readonly supplierName: string
  readonly customerName: string
}

/** An archive that shows what a supplier answered, and that the public log has it, without us. */
export async function answerArchive(
  db: Database,
  { statement, shown, releasedAt, supplierName, customerName }: ReleasedAnswer,
): Promise<Uint8Array | Refused> {
  const stated = parseAnswerStatement(statement)
  const { nonces } = shownOfRelease(shown)
  if (!stated || !nonces) return refuse('SUPPLIER_REQUEST_NOT_FOUND')
  const found = await findAnswerProof(db, statement)
  if (!found) return refuse('ANSWER_NOT_LOGGED')
  const supplier = { nonce: fromBase64(nonces.supplier), name: supplierName }
  const customer = { nonce: fromBase64(nonces.customer), name: customerName }
  const texts = {
    'answer.txt': statement,
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
    releasedAt,
  )
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64')
