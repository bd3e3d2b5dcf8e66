import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetAnswerState } from '@understory/contracts/proof/public-log.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import type { Hash } from '@understory/ledger-log/hashes.ts'
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

/** Those of some answers that the log says are withdrawn, by their hash in hex. */
export async function findWithdrawnStatements(
  db: Database,
  hashes: readonly Hash[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .selectFrom('answer_statement')
    .select('hash')
    .where((eb) =>
      anyOf(
        eb.ref('hash'),
        hashes.map((hash) => Buffer.from(hash)),
      ),
    )
    .where('withdrawn_index', 'is not', null)
    .execute()
  return new Set(rows.map(({ hash }) => hash.toString('hex')))
}
