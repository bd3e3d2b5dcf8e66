import { stat } from 'node:fs/promises'
import { Gauge, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { type DatabaseFigures, PAYMENT_AGES, readDatabaseFigures } from './database-facts.ts'
import { within } from './within.ts'

type DatabaseGaugesDeps = Pick<Deps, 'config' | 'db' | 'log' | 'replica' | 'vitals'>

/** Everyone who asks within this time is given the same figures. */
const FRESH_MS = 5_000
/** A scrape does not wait longer for them. */
const PATIENCE_MS = 2_500

export type DatabaseGauges = { readonly registry: Registry; readonly refresh: () => Promise<void> }

/** Figures that are the same for every process of an installation, read from the database when they are asked for. */
export function createDatabaseGauges(deps: DatabaseGaugesDeps): DatabaseGauges {
  const gauges = defineGauges()
  let reading: { readonly until: number; readonly done: Promise<void> } | null = null
  async function read(): Promise<void> {
    gauges.clear()
    await Promise.all([
      within(PATIENCE_MS, readDatabaseFigures(deps.db)).then(
        (figures) => gauges.show(figures),
        (err: unknown) => {
          gauges.readOk.set(0)
          deps.log.warn({ err }, 'the metrics have no figures of the database')
        },
      ),
      showBackup(gauges.backup, deps.config.BACKUP_MARK),
      showReplica(gauges.replica, deps.replica),
    ])
  }
  return {
    registry: gauges.registry,
    refresh() {
      const now = performance.now()
      if (!reading || now >= reading.until) reading = { until: now + FRESH_MS, done: read() }
      return reading.done
    },
  }
}

/** The operator's backup touches this file when it is done. */
async function showBackup(gauge: Gauge, mark: string | undefined): Promise<void> {
  if (mark === undefined) return
  const touched = await stat(mark).catch(() => null)
  if (touched) gauge.set((Date.now() - touched.mtimeMs) / 1_000)
}

async function showReplica(gauge: Gauge, replica: Deps['replica']): Promise<void> {
  const lag = await within(PATIENCE_MS, replica?.lagSeconds() ?? Promise.resolve(null)).catch(
    () => null,
  )
  if (lag !== null) gauge.set(lag)
}

function defineGauges() {
  const registry = new Registry()
  const [labelled, plain]: [Gauge[], Gauge[]] = [[], []]
  const gauge = (name: string, help: string, labelNames: string[] = []) => {
    const made = new Gauge({ name: `understory_${name}`, help, labelNames, registers: [registry] })
    ;(labelNames.length > 0 ? labelled : plain).push(made)
    return made
  }
  const readOk = gauge('database_figures_ok', 'Whether the figures of the database could be read')
  const waiting = gauge('jobs_waiting', 'Jobs that are due, a thousand at most', ['queue'])
  const oldest = gauge('job_oldest_seconds', 'How long the oldest of them has been due', ['queue'])
  const toRetry = gauge('jobs_to_retry', 'Jobs that failed and are tried again', ['queue'])
  const givenUp = gauge('jobs_given_up', 'Jobs that wait for a person', ['queue'])
  const unsettled = gauge('payments_unsettled', 'Payments whose outcome is not known', ['age'])
  const failing = gauge('part_failing_seconds', 'How long calls of a part have failed', ['part'])
  const singles: [Gauge, keyof DatabaseFigures['single']][] = [
    [gauge('log_entries_waiting', 'Ledger entries not in the public log yet'), 'log_waiting'],
    [gauge('log_oldest_entry_seconds', 'Age of the oldest of them'), 'log_oldest_seconds'],
    [gauge('log_halted', 'Whether nothing is signed until a person looks'), 'log_halted'],
    [gauge('log_checkpoint_seconds', 'Age of the last checkpoint'), 'log_checkpoint_seconds'],
    [gauge('deliveries_deferred', 'Stored deliveries that wait to be applied'), 'deferred'],
    [gauge('delivery_oldest_seconds', 'Age of the oldest of them'), 'deferred_oldest_seconds'],
    [gauge('deliveries_parked', 'Deliveries of which nothing could be made'), 'parked'],
    [gauge('store_reading_lag_seconds', 'Age of what was read last'), 'store_lag_seconds'],
    [gauge('stores_failing', 'Connected shops that could not be read'), 'stores_failing'],
    [gauge('worker_seen_seconds', 'Since a worker last noted it runs'), 'worker_seen_seconds'],
  ]
  return {
    registry,
    readOk,
    backup: gauge('backup_age_seconds', 'Age of BACKUP_MARK'),
    replica: gauge('replica_lag_seconds', 'How far the replica is behind'),
    /** What is not known any more is not shown. */
    clear: () => {
      for (const each of labelled) each.reset()
      // Without labels it would be 0 else.
      for (const each of plain) each.remove()
    },
    show({ queues, givenUp: left, unsettled: open, failing: parts, single }: DatabaseFigures) {
      readOk.set(1)
      for (const { queue, ...facts } of queues) {
        waiting.set({ queue }, facts.waiting)
        oldest.set({ queue }, facts.oldestSeconds)
        toRetry.set({ queue }, facts.toRetry)
        givenUp.set({ queue }, 0)
      }
      for (const { queue, count } of left) givenUp.set({ queue }, count)
      for (const age of PAYMENT_AGES) unsettled.set({ age }, open[age])
      for (const { part, seconds } of parts) failing.set({ part }, seconds)
      for (const [each, name] of singles) {
        const value = single[name]
        if (value !== null) each.set(value)
      }
    },
  }
}
