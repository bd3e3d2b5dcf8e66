import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type CopiedTable, listCopiedTables, quoted, quotedColumns } from './copied-tables.ts'

export type CopiedSequence = {
  readonly schema: string
  readonly name: string
  /** `null`: it has given no number yet. */
  readonly last: string | null
}

/** What a copy is of: the schema as its migrations left it, and the one of the job queue. */
export type CopiedSchema = {
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[]
  readonly jobQueue: number
  readonly postgres: string
}

export type DatabaseCopy = {
  readonly schema: CopiedSchema
  readonly tables: readonly (CopiedTable & { readonly rows: number })[]
  readonly sequences: readonly CopiedSequence[]
}

/**
 * Reads every row of a database as it is at one moment, while others go on writing. Each table is handed to `store` as
 * a stream of PostgreSQL's own text format, one after the other, so that memory does not grow with them.
 */
export async function readCopy(
  url: string,
  store: (table: CopiedTable, rows: Readable) => Promise<void>,
): Promise<DatabaseCopy> {
  const client = new pg.Client({ connectionString: url, options: PATIENT })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // A row that this login may not see ends the copy, instead of missing from it.
    await client.query('set local row_security = off')
    const schema = await readSchema(client)
    const tables = []
    for (const table of await listCopiedTables(client)) {
      const stream = client.query(
        copyTo(`copy (select ${quotedColumns(table)} from ${quoted(table)}) to stdout`),
      )
      await store(table, stream)
      tables.push({ ...table, rows: stream.rowCount })
    }
    // Numbers that are given meanwhile are in no row of the copy; those in it are below these.
    const { rows: sequences } = await client.query<CopiedSequence>(
      `select schemaname as schema, sequencename as name, last_value::text as last
       from pg_sequences where schemaname in ('public', 'pgboss') order by 1, 2`,
    )
    await client.query('commit')
    return { schema, tables, sequences }
  } finally {
    await client.end()
  }
}

export const PATIENT =
  '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

/** Of the database at the other end of a connection. */
export async function readSchema(client: pg.Client): Promise<CopiedSchema> {
  const { rows: migrations } = await client.query<CopiedSchema['migrations'][number]>(
    'select name, sha256 from schema_migration_checksum order by name',
  )
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  const { rows: server } = await client.query<{ server_version: string }>('show server_version')
  return {
    migrations,
    jobQueue: Number(rows[0]?.version ?? 0),
    postgres: server[0]?.server_version ?? '',
  }
}
