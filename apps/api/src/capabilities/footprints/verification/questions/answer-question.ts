import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { type InventoryKey, lockTarget } from '../../company-footprints/public.ts'

const MOST_ANSWERS = 20

type Answering = InventoryKey & { readonly questionId: string; readonly userId: string }

/** Answers a question while its verification goes on; the answer stays as it was given. */
export async function answerQuestion(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { footprintId, accountId, questionId, userId }: Answering,
  text: string,
): Promise<{ answerId: string } | Refused> {
  return transact(deps.db, async (tx) => {
    const target = { footprintId, accountId, questionId, lineId: null }
    if (await lockTarget(tx, target)) return refuse('QUESTION_NOT_FOUND')
    const { count } = await tx
      .selectFrom('verification_answer')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('question_id', '=', questionId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_ANSWERS) return refuse('TOO_MANY_ANSWERS')
    const answerId = deps.newId()
    await tx
      .insertInto('verification_answer')
      .values({
        id: answerId,
        question_id: questionId,
        account_id: accountId,
        text,
        answered_by: userId,
        answered_at: deps.clock(),
      })
      .execute()
    return { answerId }
  })
}
