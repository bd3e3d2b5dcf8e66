import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetAnswerState } from '@understory/contracts/proof/public-log.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'

/** What became of an answer, for anyone who has its statement: its hash says nothing to anyone else. */
export async function getAnswerState(
  { db }: Pick<Deps, 'db'>,
  statement: string,
): Promise<ReplyOf<typeof GetAnswerState> | Refused> {
  const row = await db
    .selectFrom('answer_statement')
    .select(['issued_index', 'is_ended'])
    .where('hash', '=', Buffer.from(statement, 'hex'))
    .executeTakeFirst()
  if (!row || row.issued_index === null) return refuse('ANSWER_NOT_LOGGED')
  return { logIndex: row.issued_index, isWithdrawn: row.is_ended }
}
