import type pg from 'pg'

export type CopiedTable = {
  readonly schema: string
  readonly name: string
  /** Those that are stored; the database computes the others again. */
  readonly columns: readonly string[]
}

/** What each database has of its own: migrations make it. */
const OF_THE_SCHEMA = [
  'schema_migration',
  'schema_migration_lock',
  'schema_migration_checksum',
  'schema_migration_oldest_version',
]

/** Every table that holds rows, those of the job queue too; a partitioned one stands for its partitions. */
export async function listCopiedTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all($1) and not (n.nspname = 'pgboss' and c.relname = 'version')
     group by 1, 2 order by 1, 2`,
    [OF_THE_SCHEMA],
  )
  return rows
}

export const quoted = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${quote(schema)}.${quote(name)}`

export const quotedColumns = ({ columns }: CopiedTable): string => columns.map(quote).join(', ')

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
