import { createBreaker } from '@understory/database/availability/breaker.ts'
import { createProbe, type Probe } from '@understory/database/availability/probe.ts'
import { openReplica } from '@understory/database/availability/replica.ts'
import { lookForSession } from '@understory/database/availability/session-held.ts'
import { isDatabaseFull } from '@understory/database/availability/unavailable.ts'
import { wallBreach } from '@understory/database/citus/wall-breach.ts'
import { wrongAboutCitus } from '@understory/database/citus/wrong-about-citus.ts'
import {
  createDatabase,
  createPool,
  createTenantPool,
  type Database,
  type SentStatement,
} from '@understory/database/connect.ts'
import { excessOfTenant } from '@understory/database/excess-of-tenant.ts'
import type { Clock } from '@understory/ports/clock.ts'
import { BadSetting, type Config } from '../configuration/config.ts'
import { createReplicaReads, type ReplicaReads } from '../database/replicas/replica-reads.ts'
import type { Vitals } from '../signals/vitals.ts'

type ComposeDatabaseParts = {
  readonly log: { warn(facts: object, message: string): void }
  readonly clock: Clock
  readonly vitals: Vitals
  /** The database refuses to write because its disk is full. */
  readonly whenFull: () => void
  /** A statement was answered; absent where nobody wants to know. */
  readonly whenSent?: ((statement: SentStatement) => void) | undefined
}

type Databases = {
  /** Connections of the platform's role. */
  readonly pool: ReturnType<typeof createPool>
  readonly db: Database
  readonly replica: ReplicaReads | null
  /** Fails where the database does not answer within about a second. */
  readonly look: () => Promise<void>
  /** What the database says to a statement within about a second. */
  readonly ask: Probe['ask']
}

/** The connections of a process, which gives up at once on a database that is known not to answer. */
export async function composeDatabase(
  config: Config,
  { log, clock, vitals, whenFull, whenSent }: ComposeDatabaseParts,
): Promise<Databases> {
  const { DATABASE_URL, DATABASE_TENANT_URL, DATABASE_REPLICA_URL } = config
  const { DATABASE_POOL: size, DATABASE_WAIT_SECONDS: waitSeconds } = config
  const refuse = config.CHECK_STATEMENTS ? wallBreach : undefined
  if (config.DATABASE_POOLING === 'session') await assertSessions(config)
  const probe = createProbe(DATABASE_URL)
  const breaker = createBreaker(probe.look)
  const pool = createPool(DATABASE_URL, size, { waitSeconds, breaker, refuse })
  const urls = { tenant: DATABASE_TENANT_URL, platform: DATABASE_URL }
  const tenant = createTenantPool(urls, size, { waitSeconds, breaker, refuse })
  if (urls.tenant) await assertConfined(tenant)
  const hasReplica = DATABASE_REPLICA_URL !== undefined
  const wrong = await wrongAboutCitus({
    pool,
    tenant,
    pooling: config.DATABASE_POOLING,
    hasReplica,
  })
  if (wrong) throw new BadSetting(`${wrong} docs/scale.md says how orders are spread.`)
  const second = DATABASE_REPLICA_URL ? openReplica(DATABASE_REPLICA_URL, size, { refuse }) : null
  const pools = {
    tenant,
    platform: pool,
    replica: second?.pool ?? null,
    async close() {
      breaker.stop()
      await Promise.all([probe.end(), second?.close()])
    },
  }
  const noteFull = (fault: unknown) => {
    if (isDatabaseFull(fault)) whenFull()
  }
  const db = createDatabase(pools, config.DATABASE_POOLING, noteFull, whenSent)
  const replica =
    second &&
    createReplicaReads({
      db,
      replica: second,
      clock,
      log,
      whenRefused: (reason) => vitals.replicaRefusals.inc({ reason }),
    })
  vitals.watchPool('platform', pool)
  vitals.watchPool('tenant', tenant)
  if (second) vitals.watchPool('replica', second.pool)
  return { pool, db, replica, look: probe.look, ask: probe.ask }
}

/** The tenant login may do nothing else, or row-level security could be bypassed. */
async function assertConfined(tenant: Parameters<typeof excessOfTenant>[0]): Promise<void> {
  const excess = await excessOfTenant(tenant)
  if (excess)
    throw new BadSetting(`DATABASE_TENANT_URL: the login ${excess}; see docs/runbooks/deploy.md.`)
}

/** Where others were given our session, the rows of one person could be set for another. */
async function assertSessions({ DATABASE_URL, DATABASE_TENANT_URL }: Config): Promise<void> {
  if ((await lookForSession(DATABASE_TENANT_URL ?? DATABASE_URL)) === 'shared')
    throw new BadSetting(SESSIONS_SHARED)
}

export const SESSIONS_SHARED =
  'DATABASE_POOLING must be transaction: what stands before the database gives one session to several connections.'
