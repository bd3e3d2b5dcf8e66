import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { sweptTables } from '../from-manifests/retention-lines.ts'

const SWEEP_OLD_ROWS_BATCH_SIZE = 5_000
/**
 * Twenty million rows of a table, a minute or two of work: as many calls of programs come in on a day of 230 a second. What
 * is left then goes in the next night.
 */
const MOST_BATCHES = 4_000

/** Nightly: deletes what was kept for as long as the retention table says, some thousand rows at a time. */
export async function sweepOldRows({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
  for (const { table, since, days } of sweptTables()) {
    const before = new Date(clock().getTime() - days * DAY_MS)
    try {
      for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
        const { numAffectedRows = 0n } = await sql`
          delete from ${sql.table(table)} where ctid = any(array(
            select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before}
            limit ${SWEEP_OLD_ROWS_BATCH_SIZE}))`.execute(db)
        if (numAffectedRows < BigInt(SWEEP_OLD_ROWS_BATCH_SIZE)) break
      }
    } catch (err) {
      log.error({ err, table }, 'old rows could not be deleted')
    }
  }
}
