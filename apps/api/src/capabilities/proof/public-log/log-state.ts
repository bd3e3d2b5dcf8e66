import type { LogState } from '@understory/contracts/proof/public-log.ts'
import type { Deps } from '../../../deps.ts'
import { newestCheckpoint } from './log-storage.ts'

/** How the public log is, for staff: what waits, and whether anything keeps it from being signed. */
export async function getLogState({ db }: Pick<Deps, 'db'>): Promise<LogState> {
  const [newest, waiting, halt, lost] = await Promise.all([
    newestCheckpoint(db),
    db
      .selectFrom('ledger_log_queue')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    db.selectFrom('ledger_log_halt').selectAll().executeTakeFirst(),
    db
      .selectFrom('ledger_log_lost')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('bound_to', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return {
    size: newest?.size ?? 0,
    waiting: Number(waiting.count),
    halted: halt ? { reason: halt.reason, since: halt.since.toISOString() } : null,
    lost: Number(lost.count),
  }
}
