import { readMigrationFiles } from '@understory/database/migration-files.ts'
import { lazy } from '@understory/domain/language/lazy.ts'
import type { Deps } from '../deps.ts'
import type { HealthCheck, HealthFinding } from '../http/serve/health.ts'
import { within } from './within.ts'

/** Vendors take a signature for wrong whose time is five minutes off. */
export const CLOCK_OFF_MS = 30_000

/** Less than a probe has. */
const PATIENCE_MS = 600

const STATE = `
  select current_setting('transaction_read_only') = 'on' as reads_only, clock_timestamp() as at,
    (select max(name) from schema_migration) as schema,
    (select failing_since from status_sighting where part = 'database') as full_since`

export type DatabaseState = {
  readonly readsOnly: boolean
  readonly fullSince: Date | null
  /** How far its clock is ahead of ours. */
  readonly clockAheadMs: number
  readonly schema: string
}

/** The name of the last migration that this version knows. */
export const knownSchema = lazy(async () => (await readMigrationFiles()).at(-1)?.name ?? '')

/** Asked once for all who ask at the same moment. */
export function createDatabaseState({ askDatabase }: Pick<Deps, 'askDatabase'>) {
  let asking: Promise<DatabaseState> | null = null
  return () => {
    asking ??= askState(askDatabase).finally(() => {
      asking = null
    })
    return asking
  }
}

type StateRow = { reads_only: boolean; at: Date; schema: string | null; full_since: Date | null }

async function askState(ask: Deps['askDatabase']): Promise<DatabaseState> {
  const began = Date.now()
  const rows = await ask<StateRow>(STATE).catch((fault: unknown) => {
    // A table is missing: nothing was migrated.
    if (fault instanceof Error && 'code' in fault && fault.code === '42P01') return []
    throw fault
  })
  const [row] = rows
  // It looked somewhere between our two looks.
  const ours = (began + Date.now()) / 2
  return {
    readsOnly: row?.reads_only ?? false,
    fullSince: row?.full_since ?? null,
    clockAheadMs: row ? row.at.getTime() - ours : 0,
    schema: row?.schema ?? '',
  }
}

/** What readiness looks at, each by its name. */
export function createHealthChecks(deps: Pick<Deps, 'askDatabase' | 'lookAtDatabase' | 'selling'>) {
  const state = createDatabaseState(deps)
  const check = (
    name: string,
    judge: (state: DatabaseState) => HealthFinding | null | Promise<HealthFinding | null>,
  ): HealthCheck => ({ name, look: async () => judge(await state()) })
  return [
    check('database', () => null),
    check('schema', async ({ schema }) => judgeSchema(schema, await knownSchema())),
    // Nobody can buy or sign in here, and another server is the one to write to.
    check('writable', ({ readsOnly }) =>
      readsOnly ? { says: 'the database only reads', isReady: false } : null,
    ),
    // It is full for every process, and reading still works.
    check('room', ({ fullSince }) =>
      fullSince
        ? { says: `the database has no room since ${fullSince.toISOString()}`, isReady: true }
        : null,
    ),
    {
      // A store of files that is slow to answer makes no process unready.
      name: 'selling',
      look: async () => {
        const state = await within(PATIENCE_MS, deps.selling()).catch(() => null)
        return state && { says: state.reason, isReady: state.isPaused }
      },
    },
    check('clock', ({ clockAheadMs }) =>
      Math.abs(clockAheadMs) > CLOCK_OFF_MS
        ? {
            says: `the clock differs from the database's by ${Math.round(clockAheadMs / 1_000)} s`,
            isReady: true,
          }
        : null,
    ),
  ]
}

/** A newer schema is one that this version works with for one release; on an older one its statements fail. */
export function judgeSchema(schema: string, known: string): HealthFinding | null {
  if (schema === known) return null
  if (schema === '')
    return { says: 'the database has no schema: run the migration', isReady: false }
  return schema < known
    ? {
        says: `the schema is older (${schema}) than this version needs (${known}): run the migration`,
        isReady: false,
      }
    : { says: `the schema is newer (${schema}) than this version knows (${known})`, isReady: true }
}
