import { sql } from 'kysely'
import { hashOfLink } from '../../../http/link.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { answerArchive } from './answer-archive.ts'
import { type AnswersDeps, findHeldRequest } from './held-request.ts'

/** A supplier’s own answer with its proof, as its customer has it, by the link that it answered by. */
export async function proveByLink(
  { db, clock }: Pick<AnswersDeps, 'db' | 'clock'>,
  token: string,
): Promise<Uint8Array | Refused> {
  const now = clock()
  const held = await findHeldRequest(db, { token, now })
  if (!held) return refuse('LINK_GONE')
  const { rows } = await sql<{ statement: string | null }>`
    select read_released_statement(${hashOfLink(token)}, ${now}) as statement`.execute(db)
  const statement = rows[0]?.statement
  if (!statement || !held.released_at) return refuse('SUPPLIER_REQUEST_NOT_FOUND')
  return answerArchive(db, {
    statement,
    shown: held.shown,
    releasedAt: held.released_at,
    supplierName: held.supplier_name,
    customerName: held.company_name,
  })
}
