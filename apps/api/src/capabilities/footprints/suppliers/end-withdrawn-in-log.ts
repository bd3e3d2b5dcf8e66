import type { Tx } from '@understory/database/connect.ts'
import { sha256 } from '@understory/ledger-log/hashes.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import { findWithdrawnStatements } from '../../proof/public-log/public.ts'
import type { MailDeps } from '../../site/mail/public.ts'
import { endUseOfRelease } from './end-use-of-answer.ts'

const MOST_RELEASES_A_PAGE = 500

/**
 * After a restore from a backup: answers that their suppliers withdrew since, as the public log says, end here,
 * too, and leave the inventories that count them. Nobody is written to, as that was done when they were
 * withdrawn. Returns how many answers ended.
 */
export async function endAnswersWithdrawnInLog(
  deps: Pick<MailDeps, 'db' | 'clock'>,
): Promise<number> {
  let [ended, after] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const releases = await deps.db
      .selectFrom('answer_release')
      .select(['id', 'request_id', 'statement'])
      .where('ended_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(MOST_RELEASES_A_PAGE)
      .execute()
    const hashOf = ({ statement }: { statement: string }) => sha256(Buffer.from(statement))
    const withdrawn = await findWithdrawnStatements(deps.db, releases.map(hashOf))
    for (const release of releases) {
      if (!withdrawn.has(Buffer.from(hashOf(release)).toString('hex'))) continue
      await transact(deps.db, (tx) => endRelease(tx, release, deps.clock()))
      await endUseOfRelease(deps, release.id)
      ended += 1
    }
    if (releases.length < MOST_RELEASES_A_PAGE) return ended
    after = releases.at(-1)?.id ?? after
  }
}

type LiveRelease = { readonly id: string; readonly request_id: string }

async function endRelease(tx: Tx, { id, request_id }: LiveRelease, now: Date): Promise<void> {
  await tx
    .updateTable('answer_release')
    .set({ ended_at: now, ended_because: 'withdrawn' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  await sql`
    update supplier_request set state = 'withdrawn', stepped_at = ${now}
    where id = ${request_id} and request_may_step(state, 'withdrawn')`.execute(tx)
}
