import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Tx } from '../connect.ts'
import type { MigrationFile } from '../migration-files.ts'
import { applyInBatches, isInBatches } from './in-batches.ts'
import { applyOutsideTransaction, isOutsideTransaction } from './outside-transaction.ts'

/** The one that Kysely's migrator takes: an older version and this one never migrate at the same time. */
const ONE_AT_A_TIME = sql`pg_try_advisory_xact_lock(3853314791062309107)`

/**
 * What waits for a lock has everything that comes later wait behind it, reading too. So it gives up soon, lets the
 * others pass, and tries again.
 */
const LOCK_TIMEOUT = '1s'
const LOCK_NOT_AVAILABLE = '55P03'

type MigrationPatience = {
  /** How often one migration asks for its locks before the run ends with what was applied until then. */
  readonly attempts: number
  readonly pauseMs: number
}
const PATIENCE: MigrationPatience = { attempts: 100, pauseMs: 2_000 }

/**
 * Applies what is missing, each migration in a transaction of its own. Where one fails, those before it stay: the
 * version that runs knows how to live with a newer schema. Another process that migrates is waited for.
 */
export async function applyMigrations(
  db: Database,
  files: readonly MigrationFile[],
  patience: MigrationPatience = PATIENCE,
): Promise<readonly string[]> {
  return db.transaction().execute(async (turn) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(turn)
    while (!(await isOurTurn(turn))) await wait(200)
    await makeMigrationTables(db)
    const applied = await listApplied(db)
    const missing = files.filter(({ name }) => !applied.has(name))
    for (const file of missing) await applyOne(db, file, patience)
    return missing.map(({ name }) => name)
  })
}

async function isOurTurn(turn: Tx): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`select ${ONE_AT_A_TIME} as ours`.execute(turn)
  return rows[0]?.ours === true
}

/** As Kysely's migrator made them, so that an older version finds its way. */
async function makeMigrationTables(db: Database): Promise<void> {
  await sql`create table if not exists schema_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  await sql`create table if not exists schema_migration_lock (
    id varchar(255) primary key, is_locked integer not null default 0)`.execute(db)
  await sql`insert into schema_migration_lock (id, is_locked) values ('migration_lock', 0)
    on conflict do nothing`.execute(db)
}

async function listApplied(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

async function applyOne(
  db: Database,
  file: MigrationFile,
  patience: MigrationPatience,
): Promise<void> {
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) =>
    withoutQueueing(db, file.name, patience, work)
  if (isOutsideTransaction(file.text)) await applyOutsideTransaction(db, file.text)
  else if (isInBatches(file.text)) await applyInBatches(inTransaction, file.text)
  else
    return inTransaction(async (tx) => {
      await sql.raw(file.text).execute(tx)
      await record(tx, file)
    })
  await inTransaction((tx) => record(tx, file))
}

async function withoutQueueing<T>(
  db: Database,
  name: string,
  { attempts, pauseMs }: MigrationPatience,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`).execute(tx)
        return work(tx)
      })
    } catch (fault) {
      if (!isLockTimeout(fault)) throw fault
      if (attempt >= attempts)
        throw new Error(
          `the migration ${name} got no lock in ${attempts} attempts, because something holds its tables for long. It was not finished; those before it were. Run it again`,
          { cause: fault },
        )
    }
    await wait(pauseMs)
  }
}

/** The table of checksums is made by the first migration. */
async function record(tx: Tx, { name, checksum }: MigrationFile): Promise<void> {
  await sql`insert into schema_migration (name, timestamp)
    values (${name}, ${new Date().toISOString()})`.execute(tx)
  await sql`insert into schema_migration_checksum (name, sha256)
    values (${name}, ${checksum})`.execute(tx)
}

const isLockTimeout = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === LOCK_NOT_AVAILABLE
