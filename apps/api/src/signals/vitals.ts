import { Counter, Gauge, Registry } from 'prom-client'

export type PoolName = 'platform' | 'tenant' | 'replica'
export type JobOutcome = 'done' | 'failed' | 'given-up'
export type EmailOutcome = 'sent' | 'no-server' | 'later' | 'never' | 'no-address' | 'unknown'
export type IntakeOutcome = 'applied' | 'deferred' | 'refused'
export type ReplicaRefusal = 'silent' | 'behind' | 'unreachable'

type WatchedPool = {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
  /** Waits for a connection that ended without one. */
  readonly timeouts: number
}

/** What a process counts of its own work, for Prometheus. Each label is one of a closed list. */
export function createVitals() {
  const registry = new Registry()
  const registers = [registry]
  const pools = new Map<PoolName, WatchedPool>()
  new Gauge({
    name: 'understory_pool_connections',
    help: 'Connections of a pool that are open, idle, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'open' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  new Gauge({
    name: 'understory_pool_timeouts',
    help: 'Waits for a connection of a pool that ended without one, since the process began',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { timeouts }] of pools) this.set({ pool }, timeouts)
    },
  })
  return {
    registry,
    watchPool: (name: PoolName, pool: WatchedPool) => {
      pools.set(name, pool)
    },
    jobs: new Counter<'job' | 'outcome'>({
      name: 'understory_jobs_total',
      help: 'Attempts of jobs in this process, by how they ended',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    emails: new Counter<'outcome'>({
      name: 'understory_emails_total',
      help: 'Emails handed to the mail server by this process, by what it said',
      labelNames: ['outcome'],
      registers,
    }),
    limits: new Counter<'limit'>({
      name: 'understory_rate_limit_refusals_total',
      help: 'Attempts that a limit refused',
      labelNames: ['limit'],
      registers,
    }),
    replicaRefusals: new Counter<'reason'>({
      name: 'understory_replica_refusals_total',
      help: 'Reads that went to the primary although there is a replica',
      labelNames: ['reason'],
      registers,
    }),
    intake: new Counter<'outcome'>({
      name: 'understory_intake_deliveries_total',
      help: 'Deliveries of shops that were taken, or refused because too many waited',
      labelNames: ['outcome'],
      registers,
    }),
    intakeDeliveries: new Gauge({
      name: 'understory_intake_waiting_deliveries',
      help: 'Deliveries of shops that wait in this process to be committed',
      registers,
    }),
    intakeBytes: new Gauge({
      name: 'understory_intake_waiting_bytes',
      help: 'Their bytes',
      registers,
    }),
  }
}

export type Vitals = ReturnType<typeof createVitals>
