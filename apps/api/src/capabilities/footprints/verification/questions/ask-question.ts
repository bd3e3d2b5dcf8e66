import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { AskQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'

const MOST_QUESTIONS = 100

type Asking = { readonly verificationId: string; readonly staffId: string | null }

/** A question that the company reads and answers; it stays as it was asked. */
export async function askQuestion(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs'>,
  { verificationId, staffId }: Asking,
  { text, category, lineId }: BodyOf<typeof AskQuestion>,
): Promise<{ questionId: string } | Refused> {
  return transact(deps.db, async (tx) => {
    const verification = await tx
      .selectFrom('footprint_verification')
      .select(['account_id', 'footprint_id'])
      .where('id', '=', verificationId)
      .where('outcome', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!verification) return refuse('VERIFICATION_NOT_FOUND')
    const line = lineId ? await findLine(tx, verification.footprint_id, lineId) : null
    if (lineId && !line) return refuse('LINE_NOT_FOUND')
    const { count } = await tx
      .selectFrom('verification_question')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('verification_id', '=', verificationId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_QUESTIONS) return refuse('TOO_MANY_QUESTIONS')
    const questionId = deps.newId()
    await tx
      .insertInto('verification_question')
      .values({
        id: questionId,
        verification_id: verificationId,
        account_id: verification.account_id,
        text,
        category: line?.category ?? category,
        line_id: lineId,
        asked_by: staffId,
        asked_at: deps.clock(),
      })
      .execute()
    await deps.jobs.enqueue(tx, 'send-verification-question', { questionId })
    return { questionId }
  })
}

function findLine(tx: Tx, footprintId: string, lineId: string) {
  return tx
    .selectFrom('inventory_line as l')
    .innerJoin('footprint_inventory as i', 'i.id', 'l.inventory_id')
    .select('l.category')
    .where('l.id', '=', lineId)
    .where('i.footprint_id', '=', footprintId)
    .executeTakeFirst()
}
