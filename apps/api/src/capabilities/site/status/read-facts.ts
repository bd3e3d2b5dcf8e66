import { stat } from 'node:fs/promises'
import { deliveryWithoutMonth } from '@understory/database/delivery-months.ts'
import {
  type DatabaseFacts,
  EVENT_LATE_MS,
  type Sighting,
} from '@understory/domain/site/status/judge-status.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { GIVEN_UP_QUEUE } from '../../../jobs/queue-options.ts'

type ReadFactsDeps = Pick<Deps, 'config' | 'db' | 'clock'>
/** More invoices than are issued within the time that an event may take; the rest is left out. */
const MOST_INVOICES = 1_000
const NEVER: Sighting = { okAt: null, failingSince: null }

/** What the database holds of the parts; throws where it does not answer. */
export async function readFacts({ config, db, clock }: ReadFactsDeps): Promise<DatabaseFacts> {
  const rows = await db.selectFrom('status_sighting').selectAll().execute()
  const seen = new Map(
    rows.map(({ part, ok_at, failing_since }) => [
      part,
      { okAt: ok_at, failingSince: failing_since },
    ]),
  )
  const now = clock()
  const { rows: found } = await sql<{
    started_at: Date
    oldest_job_at: Date | null
    checkpoint_at: Date | null
    halted_at: Date | null
    oldest_entry_at: Date | null
    invoiced_at: Date | null
  }>`
    select pg_postmaster_start_time() as started_at,
      (select min(start_after) from pgboss.job
        where state in ('created', 'retry') and start_after <= ${now}
          and name <> ${GIVEN_UP_QUEUE}) as oldest_job_at,
      (select signed_at from ledger_log_checkpoint order by size desc limit 1) as checkpoint_at,
      (select since from ledger_log_halt) as halted_at,
      (select e.recorded_at from ledger_log_queue q join impact_ledger_entry e on e.id = q.entry_id
        order by q.entry_id limit 1) as oldest_entry_at,
      (select max(issued_at) from (select issued_at from invoice where number is not null
          order by legal_entity desc, number desc limit ${MOST_INVOICES}) newest
        where issued_at < ${new Date(now.getTime() - EVENT_LATE_MS)}) as invoiced_at`.execute(db)
  const [facts] = found
  if (!facts) throw new Error('the database said nothing')
  return {
    startedAt: facts.started_at,
    room: seen.get('database') ?? NEVER,
    worker: seen.get('worker') ?? NEVER,
    deliveryWithoutMonthAt: await deliveryWithoutMonth(db),
    payments: seen.get('payments') ?? NEVER,
    paymentEvents: {
      acceptedAt: seen.get('payment-events')?.okAt ?? null,
      invoicedAt: facts.invoiced_at,
    },
    email: seen.get('email') ?? NEVER,
    oldestJobAt: facts.oldest_job_at,
    log: {
      checkpointAt: facts.checkpoint_at,
      haltedAt: facts.halted_at,
      oldestEntryAt: facts.oldest_entry_at,
    },
    backupAt: config.BACKUP_MARK ? await touchedAt(config.BACKUP_MARK) : null,
  }
}

/** The operator's backup touches this file when it is done. */
const touchedAt = (file: string): Promise<Date | null> =>
  stat(file).then(
    ({ mtime }) => mtime,
    () => null,
  )
