import { sql } from 'kysely'
import type { ClearsTestData } from '../../../../clearing.ts'
import { ROWS_AT_ONCE } from '../../../../database/delete-in-turn.ts'
import { onlyTestAccount } from '../../../people/accounts/public.ts'

/**
 * What is noted of things that are about to go is told to nobody; then the events themselves, with what was sent of
 * them. Their numbers go on, so that none is given twice.
 */
export const clearTestEvents: ClearsTestData = async (db, { accountId, before }) => {
  await sql`
    delete from event_outbox where account_id = ${onlyTestAccount(accountId)} and occurred_at < ${before}`.execute(
    db,
  )
  const { numAffectedRows } = await sql`
    delete from account_event where id in (
      select e.id from account_event e
      where e.account_id = ${onlyTestAccount(accountId)} and e.occurred_at < ${before} limit ${ROWS_AT_ONCE})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0) === ROWS_AT_ONCE
}
