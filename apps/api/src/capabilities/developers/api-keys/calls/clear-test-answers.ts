import { resetTestData } from '@understory/contracts/v1/test-data.ts'
import { sql } from 'kysely'
import type { ClearsTestData } from '../../../../clearing.ts'
import { ROWS_AT_ONCE } from '../../../../database/delete-in-turn.ts'
import { onlyTestAccount } from '../../../people/accounts/public.ts'

/**
 * Answers that are kept for a repeated call name what is gone. A call that is being answered keeps its place, and a
 * reset keeps its answer, so that a repeated one deletes nothing that was made since.
 */
export const clearTestAnswers: ClearsTestData = async (db, { accountId, before }) => {
  const { numAffectedRows } = await sql`
    delete from idempotent_request where (account_id, key_hash) in (
      select r.account_id, r.key_hash from idempotent_request r
      where r.account_id = ${onlyTestAccount(accountId)} and r.began_at < ${before} and r.status is not null
        and r.operation <> ${resetTestData.operationId} limit ${ROWS_AT_ONCE})`.execute(db)
  return Number(numAffectedRows ?? 0) === ROWS_AT_ONCE
}
