import { lookForSession, type SessionHeld } from '@understory/database/availability/session-held.ts'
import { createPool } from '@understory/database/connect.ts'
import { excessOfTenant } from '@understory/database/excess-of-tenant.ts'
import { SESSIONS_SHARED } from '../../../apps/api/src/compose/compose-database.ts'
import type { Environment } from '../../../apps/api/src/configuration/config.ts'
import {
  CLOCK_OFF_MS,
  createDatabaseState,
  judgeSchema,
  knownSchema,
} from '../../../apps/api/src/signals/health-checks.ts'
import { messageOf } from '../../start/say.ts'
import { type Line, notKnown, ok, wrong } from './line.ts'

type Pool = ReturnType<typeof createPool>

/** Connection, rights of both logins, sessions, schema, clock and room. */
export async function lookAtDatabase(
  url: string,
  settings: Environment,
  isLocal: boolean,
): Promise<Line[]> {
  const pool = createPool(url, 2)
  try {
    const asked = await pool
      .query<{ version: string }>(`select current_setting('server_version') as version`)
      .catch((fault: unknown) => messageOf(fault))
    if (typeof asked === 'string')
      return [
        wrong('database', `${asked}: look at DATABASE_URL, and whether the database runs`),
        notKnown('rights, schema, clock', 'the database does not answer'),
      ]
    return [
      ok('database', `PostgreSQL ${asked.rows[0]?.version} answers`),
      ...(await lookAtState(pool, isLocal)),
      await lookAtOwner(pool),
      await lookAtTenant(settings.DATABASE_TENANT_URL || undefined, isLocal),
      await lookAtSessions(url, settings),
    ]
  } finally {
    await pool.end()
  }
}

async function lookAtState(pool: Pool, isLocal: boolean): Promise<Line[]> {
  const state = await createDatabaseState({
    askDatabase: async (text) => (await pool.query(text)).rows,
  })()
  const known = await knownSchema()
  const found = judgeSchema(state.schema, known)
  const seconds = Math.round(state.clockAheadMs / 1_000)
  const says = `${seconds} s between this machine and the database`
  return [
    found === null
      ? ok('schema', `${known}, as this version knows it`)
      : isLocal && state.schema < known
        ? ok('schema', 'older than this version: npm start brings it up to date')
        : found.isReady
          ? notKnown('schema', `${found.says}: finish the upgrade, or the way back`)
          : wrong(
              'schema',
              `${found.says.replace('run the migration', 'understory-admin migrate')}`,
            ),
    state.readsOnly
      ? wrong('writable', 'the database only reads: lead DATABASE_URL to the primary')
      : ok('writable', 'it takes what is written'),
    state.fullSince
      ? wrong('room of the database', `none since ${state.fullSince.toISOString()}: give it disk`)
      : ok('room of the database', 'nothing was refused for want of room'),
    Math.abs(state.clockAheadMs) > CLOCK_OFF_MS
      ? wrong('clock', `${says}: mend NTP on the machine that is wrong`)
      : ok('clock', says),
  ]
}

/** It is the tables' owner, or a member of it: a migration alters them. */
async function lookAtOwner(pool: Pool): Promise<Line> {
  const { rows } = await pool.query<{ name: string; other: string | null }>(`
    select session_user as name, (select tablename from pg_tables
      where schemaname = 'public' and not pg_has_role(tableowner, 'usage') limit 1) as other`)
  const [row] = rows
  return row?.other
    ? wrong(
        'login of the platform',
        `${row.name} does not own ${row.other}: give the tables to it, or use their owner in DATABASE_URL`,
      )
    : ok('login of the platform', `${row?.name} owns the tables`)
}

async function lookAtTenant(url: string | undefined, isLocal: boolean): Promise<Line> {
  const about = 'login of people’s work'
  if (!url)
    return isLocal
      ? ok(about, 'npm start makes it')
      : notKnown(about, 'DATABASE_TENANT_URL is not set; production needs it')
  const pool = createPool(url, 1)
  try {
    const excess = await excessOfTenant(pool)
    return excess
      ? wrong(about, `${excess}; docs/runbooks/deploy.md says what it may be`)
      : ok(about, 'it may do nothing but that')
  } catch (fault) {
    return wrong(
      about,
      `${messageOf(fault)}: understory-admin migrate creates it from DATABASE_TENANT_URL`,
    )
  } finally {
    await pool.end()
  }
}

async function lookAtSessions(url: string, settings: Environment): Promise<Line> {
  const about = 'sessions'
  if (settings.DATABASE_POOLING === 'transaction')
    return ok(about, 'DATABASE_POOLING is transaction: nothing is left on a connection')
  const held = await lookForSession(settings.DATABASE_TENANT_URL || url).catch(
    (): SessionHeld => 'not-known',
  )
  if (held === 'shared') return wrong(about, SESSIONS_SHARED)
  return held === 'held'
    ? ok(about, 'a connection keeps its session')
    : notKnown(
        about,
        'something stands before the database and held its sessions while I looked; where it may share them, set DATABASE_POOLING=transaction',
      )
}
