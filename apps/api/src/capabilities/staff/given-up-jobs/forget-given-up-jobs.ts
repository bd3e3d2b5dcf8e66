import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { ClosingDeps, ForgottenUser } from '../../../closing.ts'
import { GIVEN_UP_QUEUE } from '../../../jobs/queue-options.ts'

/** An email that was given up does not wait longer than the user to whom it was addressed. */
export async function forgetGivenUpJobs(
  tx: Tx,
  _deps: ClosingDeps,
  { email }: ForgottenUser,
): Promise<void> {
  await sql`delete from pgboss.job
    where name = ${GIVEN_UP_QUEUE} and ${email} in (data ->> 'email', data ->> 'formerEmail')`.execute(
    tx,
  )
}
